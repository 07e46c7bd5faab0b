import { coloursOf, defaultColours } from 'school-schema/colours'
import { schoolSource } from '../content/collections/school.ts'
import { coloursHref, styleSheetOf } from './colours.ts'

const read = (columns: object) =>
  schoolSource.answer.parse({ name: 'Hill View School', ...columns }).colours

test('a school without colours of its own loads no further style sheet', () => {
  expect(coloursHref(read({}))).toBeNull()
  const own = read({ colour_main: '#1b5e20', colour_accent: '#ffd54f' })
  expect(coloursHref(own)).toBe('/colours.css?v=1d27421b5e20ffd54f')
  expect(styleSheetOf(own)).toMatch(/^:root\{--school-main:#1b5e20;.*--school-dark:#1d2742;.*\}\n$/)
})

test.each([[{ colour_main: 'red' }], [{ colour_main: '#e8743b' }], [{ colour_dark: 7 }]])(
  'with %j, which the CMS refuses, the website has its own colours',
  (columns) => expect(read(columns)).toEqual(defaultColours),
)

test('colours are read however they are written', () => {
  expect(coloursOf({ colour_main: 'B93A14', colour_accent: null }).main).toBe('#b93a14')
})
