import { findMatches, markItem, type TextItem } from './pdf-text'

const items = (...lines: string[]): TextItem[] => lines.map((str) => ({ str, hasEOL: true }))
const found = (lines: string[], query: string) =>
  findMatches([items(...lines)], query).map(({ from, to }) => lines.join(' ').slice(from, to))

test.each([
  ['in any case', 'Annual Day and annual sports', 'ANNUAL', ['Annual', 'annual']],
  ['over repeated space', 'Summer vacation  begins', 'vacation begins', ['vacation  begins']],
  ['without accents, with ligatures', 'Café: ﬁrst term', 'cafe: first', ['Café: ﬁrst']],
  ['in Hindi', 'वार्षिक परीक्षा', 'परीक्षा', ['परीक्षा']],
  ['with signs of patterns', 'Rs. 100 (approx.)', '(approx.)', ['(approx.)']],
  ['over a soft hyphen', 'exami\u00ADnation', 'examination', ['exami\u00ADnation']],
])('finds words %s', (_how, line, query, matches) => {
  expect(found([line], query)).toEqual(matches)
})

test('finds words across lines', () => {
  expect(found(['Summer', 'vacation begins'], 'summer vacation')).toEqual(['Summer vacation'])
})

test('finds nothing for an empty query or absent words', () => {
  expect(found(['Annual Day'], '  ')).toEqual([])
  expect(found(['Annual Day'], 'holiday')).toEqual([])
})

test('counts the pages from 1, in order', () => {
  const pages = [items('Term one'), items('Holiday'), items('Term two, term three')]
  expect(findMatches(pages, 'term').map(({ page }) => page)).toEqual([1, 3, 3])
})

test('marks a match in each item that it covers, and never writes tags of the document', () => {
  const page = items('<b>Summer', 'vacation & more')
  const matches = findMatches([page], 'summer vacation')
  const mark = (index: number) => markItem(page, index, matches, matches[0])
  expect(mark(0)).toBe('&lt;b&gt;<mark class="highlight selected text-transparent">Summer</mark>')
  expect(mark(1)).toBe(
    '<mark class="highlight selected text-transparent">vacation</mark> &amp; more',
  )
  expect(markItem(page, 1, [], undefined)).toBe('vacation &amp; more')
})
