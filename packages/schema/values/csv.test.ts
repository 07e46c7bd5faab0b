import { neutralise, toCsv } from './csv.ts'

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

test.each([
  '=1+1',
  '@SUM(A1)',
  '=HYPERLINK("http://x.example")',
  // After characters that a spreadsheet skips.
  '   =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\u202e=1+1',
  '\t=1+1',
  // A line break may move the rest into another cell.
  '\tword',
  '\rword',
  '\nword',
  // Full-width and small forms.
  '＝1+1',
  '\u3000＝1',
  '\ufe66 1',
  // Telephone numbers, and texts that only begin with a number.
  '+91 361 000 0000',
  '-5+cmd',
  ' -5',
  '--5',
])('%s becomes a text', (text) => {
  expect(neutralise(text)).toBe(`'${text}`)
})

test.each([
  'Mrs Meera Joshi',
  '0353 000 0000',
  '-5',
  '-150.50',
  'office@palash.example',
  '',
  "'=1",
])('%s is not changed', (text) => {
  expect(neutralise(text)).toBe(text)
})
