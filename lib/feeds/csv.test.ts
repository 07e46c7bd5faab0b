import { toCsv, attachment } from './csv.ts'

// By RFC 4180.
test.each<[what: string, row: (string | number)[], line: string]>([
  ['the mark of UTF-8, commas and CRLF', ['Class', 'Fee (Rs.)'], 'Class,Fee (Rs.)'],
  ['quotes around commas', ['M.Sc., B.Ed.', 'plain', '', ','], '"M.Sc., B.Ed.",plain,,","'],
  ['doubled quotes', ['the "best"', 'last"', '""'], '"the ""best""","last""",""""""'],
  ['quotes around line breaks', ['two\nlines', 'a\r\nb\nc\rd'], '"two\nlines","a\r\nb\nc\rd"'],
  ['quotes around spaces at an edge', [' edge', 'edge ', '-5'], '" edge","edge ",-5'],
  ['any script', ['डॉ. मीरा जोशी', 'एम.एससी., बी.एड.'], 'डॉ. मीरा जोशी,"एम.एससी., बी.एड."'],
  ['figures as figures', [-150, 0, 16750], '-150,0,16750'],
  ['a formula as text', ['=LINK("a","b")'], `"'=LINK(""a"",""b"")"`],
])('the file has %s', (_what, row, line) => {
  expect(toCsv([row, ['V', 15050]])).toBe(`\uFEFF${line}\r\nV,15050\r\n`)
})

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
