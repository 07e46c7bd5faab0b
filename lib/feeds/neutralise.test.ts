import { neutralise } from './neutralise.ts'

test.each([
  ['a formula', '=1+1'],
  ['a plus', '+1+1'],
  ['a minus', '-1+1'],
  ['an at', '@SUM(A1)'],
  ['a command', "=cmd|' /C calc'!A0"],
  ['a link', '=HYPERLINK("http://x.example")'],
  ['leading spaces', '   =1+1'],
  ['a no-break space', '\u00a0=1+1'],
  ['a zero-width space', '\u200b=1+1'],
  ['a mark of direction', '\u202e=1+1'],
  ['a tab', '\t=1+1'],
  ['a tab before a word', '\tword'],
  ['a carriage return before a word', '\rword'],
  ['a line feed before a word', '\nword'],
  ['a full-width sign', '＝1+1'],
  ['a full-width plus', '＋1'],
  ['a full-width minus', '－1'],
  ['a full-width at', '＠SUM(A1)'],
  ['a full-width space and sign', '\u3000＝1'],
  ['a small sign', '\ufe66 1'],
  ['a telephone number with a plus', '+91 361 000 0000'],
  ['a telephone number that could be added up', '+91-361-0000000'],
  ['something that only begins as a number', '-5+cmd'],
  ['a number after a space', ' -5'],
  ['two minuses', '--5'],
])('%s is made a text', (_what, text) => {
  expect(neutralise(text)).toBe(`'${text}`)
})

test.each([
  ['a name', 'Mrs Meera Joshi'],
  ['a Hindi name', 'श्रीमती मीरा जोशी'],
  ['a telephone number of the school', '0361 000 0000'],
  ['a negative number', '-5'],
  ['a negative amount', '-150.50'],
  ['signs inside', 'M.A. = two years + one'],
  ['an address', 'office@palash.example'],
  ['nothing', ''],
  ['only spaces', '  '],
  ['an apostrophe', "'=1"],
])('%s stays as it is', (_what, text) => {
  expect(neutralise(text)).toBe(text)
})
