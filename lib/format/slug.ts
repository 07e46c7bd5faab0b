/** A text as a part of an address: its letters and digits in any script, in lower case, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')

/** A heading of a text with its id on the page. */
export type TextHeading = { id: string; text: string }

/** Ids with this prefix cannot equal those of other sections, such as `map`. */
const PREFIX = 'text-'

/** Gives each heading of a text a unique id. */
export function headingsFrom(texts: readonly string[]): TextHeading[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const slug = PREFIX + slugOf(text)
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return { id: count === 1 ? slug : `${slug}--${count}`, text }
  })
}
