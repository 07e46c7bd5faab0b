import * as extract from './extract.ts'

const { markWords, readWords } = extract
const cutExtract = (text: string, terms: ReadonlySet<string>) =>
  extract.cutExtract(text, readWords(text), terms)

const terms = (...words: string[]) => new Set(words)
const filler = 'The day begins with assembly in the courtyard and lessons follow. '.repeat(6)

test('matches are separated in any case and spelling, and no text is lost', () => {
  const text = 'The Library, its books; फ़ीस & <script>.'
  const pieces = markWords(text, terms('library', 'fee', 'script'))
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual([
    'Library',
    'फ़ीस',
    'script',
  ])
})

test('a part of a word is not highlighted', () => {
  expect(markWords('A librarian', terms('library'))).toEqual([
    { text: 'A librarian', found: false },
  ])
})

test('a short text is shown completely, a long one around the matches', () => {
  expect(cutExtract('Fees are due.', terms('fees'))).toBe('Fees are due.')
  const cut = cutExtract(`${filler}Late fees cost a fine. ${filler}`, terms('fees', 'fine'))
  expect(cut).toMatch(/^… .*Late fees cost a fine\. .* …$/)
  expect(cut.length).toBeLessThan(210)
})
