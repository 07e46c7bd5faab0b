/** A piece of a page's text, as pdf.js reads it. */
export type TextItem = { str: string; hasEOL: boolean }

/** The position of a match in the joined text of its page, which has numbers from 1. */
export type Match = { page: number; from: number; to: number }

/** Marks the matches in an item of a page's text, as HTML. */
export type MarkText = (item: { pageNumber: number; itemIndex: number; str: string }) => string

/** The text of a page in one line. */
const joinItems = (items: readonly TextItem[]): string =>
  items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('')

/** Without case, Latin accents, ligatures and repeated space; `at[i]` is the position of its character `i`. */
function fold(text: string): { folded: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  let position = 0
  for (const sign of text) {
    const plain = sign.normalize('NFKD').replace(/[\u0300-\u036F\u00AD]/g, '')
    const lower = plain.toLowerCase().replace(/\s+/g, ' ')
    if (lower !== ' ' || !folded.endsWith(' ')) {
      folded += lower
      for (let unit = 0; unit < lower.length; unit += 1) at.push(position)
    }
    position += sign.length
  }
  at.push(position)
  return { folded, at }
}

/** Every place where the pages contain the words, from the first page to the last. */
export function findMatches(pages: readonly (readonly TextItem[])[], query: string): Match[] {
  const wanted = fold(query).folded.trim()
  if (wanted === '') return []
  return pages.flatMap((items, index) => {
    const { folded, at } = fold(joinItems(items))
    const matches: Match[] = []
    let start = folded.indexOf(wanted)
    while (start !== -1) {
      const end = start + wanted.length
      matches.push({ page: index + 1, from: at[start] ?? 0, to: at[end] ?? 0 })
      start = folded.indexOf(wanted, end)
    }
    return matches
  })
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An item of a page's text as HTML, with a mark around each match; `current` has another colour. */
export function markItem(
  items: readonly TextItem[],
  itemIndex: number,
  matches: readonly Match[],
  current: Match | undefined,
): string {
  const start = joinItems(items.slice(0, itemIndex)).length
  const { str } = items[itemIndex] ?? { str: '' }
  let html = ''
  let done = 0
  for (const match of matches) {
    const [from, to] = [match.from - start, match.to - start]
    if (to <= 0 || from >= str.length) continue
    const name = match === current ? 'highlight selected' : 'highlight'
    html += escapeHtml(str.slice(done, Math.max(from, 0)))
    html += `<mark class="${name} text-transparent">${escapeHtml(str.slice(Math.max(from, 0), to))}</mark>`
    done = Math.min(to, str.length)
  }
  return html + escapeHtml(str.slice(done))
}
