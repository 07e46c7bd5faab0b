import { toCsv } from './csv.ts'

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
