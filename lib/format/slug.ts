/** A text as a part of an address or a name: its letters and digits in any script, in lower case, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
