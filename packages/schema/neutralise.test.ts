import { neutralise } from './neutralise.ts'

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
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
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u3000＝1',
  '\ufe66 1',
  // Telephone numbers, and texts that only begin with a number.
  '+91 361 000 0000',
  '+91-361-0000000',
  '-5+cmd',
  ' -5',
  '--5',
])('%s becomes a text', (text) => {
  expect(neutralise(text)).toBe(`'${text}`)
})

test.each([
  'Mrs Meera Joshi',
  'श्रीमती मीरा जोशी',
  '0353 000 0000',
  '-5',
  '-150.50',
  'M.A. = two years + one',
  'office@palash.example',
  '',
  '  ',
  "'=1",
])('%s is not changed', (text) => {
  expect(neutralise(text)).toBe(text)
})
