import { toCsv, attachment } from './csv.ts'

/** A parser by the letter of RFC 4180, so that what is written can be read by someone else. */
function parse(csv: string): string[][] {
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const rows: string[][] = [[]]
  const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  const text = csv.slice(1)
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex
    const match = FIELD.exec(text)
    if (!match) throw new Error(`Not a field at ${at}: ${text.slice(at, at + 20)}`)
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  expect(rows.pop()).toEqual([])
  return rows
}

const MIXED = ['M.Sc., B.Ed.', 'the "best"', 'two\nlines', ' edge', 'plain', '']

test.each<[what: string, row: (string | number)[], line: string]>([
  ['the mark of UTF-8, commas and CRLF', ['Class', 'Fee (Rs.)'], 'Class,Fee (Rs.)'],
  [
    'quotes only where they are needed',
    MIXED,
    '"M.Sc., B.Ed.","the ""best""","two\nlines"," edge",plain,',
  ],
  ['figures as figures', [-150, 0, 16750], '-150,0,16750'],
])('the file has %s', (_what, row, line) => {
  expect(toCsv([row, ['V', 15050]])).toBe(`\uFEFF${line}\r\nV,15050\r\n`)
})

test('what is written can be read again, a formula as text', () => {
  const rows = [
    ['Name', 'Note'],
    ['डॉ. मीरा जोशी', 'एम.एससी., बी.एड.'],
    ['O’Brien, "Pat"', 'a\r\nb\nc\rd'],
    ['', ''],
    ['""', ','],
    [' both ends ', '-5'],
    ['x', 'ends with a quote"'],
  ]
  const formula = '=HYPERLINK("http://x.example","Click")'
  expect(parse(toCsv([...rows, [formula]]))).toEqual([...rows, [`'${formula}`]])
})

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')

test('a name in any script, and a plain one beside it', () => {
  const header = attachment('trust.csv', 'पलाश विद्या निकेतन - न्यास.csv')
  expect(header).toMatch(/^attachment; filename="trust\.csv"; filename\*=UTF-8''[\w%.-]+$/)
  expect(nameIn(header)).toBe('पलाश विद्या निकेतन - न्यास.csv')
})

test.each([
  ["St. Mary's (Girls) *School*", "St. Mary's (Girls)  School "],
  ['a/b\\c:d"e', 'a b c d e'],
  ['x\r\nSet-Cookie: y', 'x Set-Cookie  y'],
  ['half a pair \ud83d', 'half a pair  '],
])('%j can be the name of a file and ends no header', (name, written) => {
  const header = attachment('a.csv', name)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(header).not.toMatch(/UTF-8''.*['()*]/)
  expect(nameIn(header)).toBe(written)
})
