/** A text as a part of an address or a name: its letters and digits in any script, in lower case, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')

/** A heading of a text: the address of its section within the page, and its words. */
export type TextHeading = { id: string; text: string }

/** Other sections of a page have ids of their own, such as `map`. */
const PREFIX = 'text-'

/** Gives each heading of a text an id that no other heading of the text has. */
export function headingsFrom(texts: readonly string[]): TextHeading[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const slug = PREFIX + slugOf(text)
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return { id: count === 1 ? slug : `${slug}--${count}`, text }
  })
}
