import { createEngine } from './engine.ts'
import type { SearchEntry } from './entries.ts'

const entry = (given: Partial<SearchEntry> & Pick<SearchEntry, 'id'>): SearchEntry => ({
  kind: 'page',
  title: given.id,
  href: `/${given.id}`,
  label: 'Page',
  date: null,
  ...given,
})

const entries = [
  entry({ id: 'Library', summary: 'A quiet room and good books.' }),
  entry({ id: 'Book list', text: 'Return a library book within fourteen days.' }),
  entry({ id: 'Admission procedure', names: '/how-to-apply', text: 'How admission works.' }),
  entry({ id: 'old', kind: 'notice', title: 'Fees for November', date: '2023-11-02' }),
  entry({ id: 'new', kind: 'notice', title: 'Fees for November', date: '2026-11-02' }),
  entry({ id: 'page', title: 'Sports day' }),
  entry({ id: 'document', kind: 'document', title: 'Sports day' }),
  entry({ id: 'hindi', kind: 'notice', title: 'शीतकालीन अवकाश की सूचना', date: '2026-12-20' }),
  entry({ id: 'staff', kind: 'staff', title: 'Mrs Zoë Fernandes', summary: 'PGT Chemistry' }),
]
const answer = createEngine(entries)
const idsFor = (question: string) => answer(question).hits.map(({ id }) => id)

test.each<[question: string, ids: string[]]>([
  ...['library', 'libary', 'LIBR'].map((word): [string, string[]] => [
    word,
    ['Library', 'Book list'],
  ]),
  ['admision', ['Admission procedure']],
  ['how to apply', ['Admission procedure']],
  ['zoe', ['staff']],
  ['chemistry teacher fernandes', ['staff']],
  ['अवकाश', ['hindi']],
  ['शीतकालिन', ['hindi']],
  ['अवकाश कब है', ['hindi']],
])('%s finds %j', (question, ids) => {
  expect(idsFor(question)).toEqual(ids)
})

test('a word of two letters matches no longer word, and a result for the other word is marked', () => {
  expect(answer('fe')).toMatchObject({ count: 0 })
  const found = createEngine([entry({ id: 'about', title: 'Our school' })])
  expect(found('school ac')).toMatchObject({ count: 1, hasAllWords: false })
})

test('a known word is not corrected', () => {
  const feels = entry({ id: 'feels', text: 'A child feels at home.' })
  const fees = entry({ id: 'fees', text: 'Fees are due.' })
  const found = createEngine([feels, fees])
  for (const question of ['fees', 'fee'])
    expect(found(question).hits.map(({ id }) => id)).toEqual(['fees'])
})

test('a page that is named by one of two words is found after one that has both', () => {
  const both = entry({ id: 'Admission', text: 'Admission to the hostel and its meals.' })
  const found = createEngine([both, entry({ id: 'Hostel', text: 'Where boarders live.' })])
  expect(found('hostel admission').hits.map(({ id }) => id)).toEqual(['Admission', 'Hostel'])
})

test('a page ranks above a document, a newer notice above an older one', () => {
  expect(idsFor('sports day')).toEqual(['page', 'document'])
  expect(idsFor('fees november')).toEqual(['new', 'old'])
})

test('results with all words are shown, and better ones; without any, the best of the known words are marked', () => {
  expect(answer('library fourteen')).toMatchObject({ count: 2, hasAllWords: true })
  expect(answer('library volcano')).toMatchObject({ count: 1, hasAllWords: false })
  expect(answer('fourteen volcanoes')).toMatchObject({ count: 1, hasAllWords: false })
  expect(answer('volcanoes and geysers')).toMatchObject({ count: 0 })
})

test.each(['', ' … <>"\'&\u0000((((.*\\', 'xylophone', 'constructor'])(
  'nothing is found for %j',
  (question) => {
    expect(answer(question)).toMatchObject({ hits: [], count: 0 })
  },
)

test('matches are highlighted, also of a misspelt word', () => {
  const [hit] = answer('libary').hits
  expect(hit?.title).toEqual([{ text: 'Library', found: true }])
  expect(hit?.extract).toEqual([{ text: 'A quiet room and good books.', found: false }])
})

test('of many hits, the best are shown and all are counted', () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    entry({ id: `n${index}`, kind: 'notice', title: 'Holiday', date: '2026-01-01' }),
  )
  const outcome = createEngine(many)('holiday')
  expect(outcome.hits).toHaveLength(30)
  expect(outcome.count).toBe(50)
})

test('a result that only a rare word has is not lost behind those of a more common one', () => {
  const books = ['Book list', 'Books', 'Book bank'].map((title, index) =>
    entry({ id: `book-${index}`, title, names: 'book books', summary: 'Book and books' }),
  )
  const text = `${'A day in the hills with many words. '.repeat(30)} Kanchenjunga`
  const old = entry({ id: 'old', title: 'A report', kind: 'notice', date: '2009-01-01', text })
  const answer = createEngine([...books, old])
  expect(answer('book Kanchenjunga').hits.map(({ id }) => id)).toContain('old')
})
