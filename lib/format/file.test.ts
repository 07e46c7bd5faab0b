import { attachment } from './file.ts'

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')

test('the header has a name in any script, and an ASCII one', () => {
  const header = attachment('trust.csv', 'पलाश विद्या निकेतन - न्यास.csv')
  expect(header).toMatch(/^attachment; filename="trust\.csv"; filename\*=UTF-8''[\w%.-]+$/)
  expect(nameIn(header)).toBe('पलाश विद्या निकेतन - न्यास.csv')
})

test.each([
  ["St. Mary's (Girls) *School*", "St. Mary's (Girls)  School "],
  ['a/b\\c:d"e', 'a b c d e'],
  ['x\r\nSet-Cookie: y', 'x Set-Cookie  y'],
  ['half a pair \ud83d', 'half a pair  '],
])('%j can be a file name and does not end the header', (name, written) => {
  const header = attachment('a.csv', name)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(header).not.toMatch(/UTF-8''.*['()*]/)
  expect(nameIn(header)).toBe(written)
})
