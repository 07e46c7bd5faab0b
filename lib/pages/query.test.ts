import { readQuery } from './query.ts'

const page = { queryParams: ['q', 'sort'] }

test('only what the page answers is read, once each', () => {
  expect(readQuery(page, { q: ['first', 'second'], other: 'x' })).toEqual({ q: 'first' })
  expect(readQuery({}, { q: 'x' })).toEqual({})
})

test('a value is tidied and cut', () => {
  expect(readQuery(page, { q: '  two \n words ', sort: '' })).toEqual({ q: 'two words', sort: '' })
  expect(readQuery(page, { q: 'x'.repeat(500) }).q).toHaveLength(100)
})
