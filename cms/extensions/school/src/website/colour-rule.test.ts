import { faultOfColours } from './colour-rule.ts'

test.each([
  ['without colours', {}, null],
  ['with readable ones', { colour_main: '#1b5e20', colour_accent: '#ffd54f' }, null],
  ['with a light main colour', { colour_main: '#e8743b' }, 'colour_main'],
  ['with a dark accent', { colour_accent: '#333333' }, 'colour_accent'],
  ['with a light dark colour', { colour_dark: '#8899aa', colour_accent: '#333333' }, 'colour_dark'],
])('a school %s is refused at its field, or not', (_name, row, column) => {
  expect(faultOfColours(row)?.column ?? null).toBe(column)
})

test('the refusal names a colour that is accepted', () => {
  const row = { colour_main: '#e8743b', colour_accent: '#ffd54f' }
  const [, nearest] =
    /nearest colour that works is (#[0-9a-f]{6})\./.exec(faultOfColours(row)?.message ?? '') ?? []
  expect(faultOfColours({ ...row, colour_main: nearest })).toBeNull()
})
