import { defaultColours } from 'school-schema/school/colours'
import { schoolSource } from '../school/school.ts'
import { lookHref, styleSheetOf } from './look.ts'

const read = (columns: object) =>
  schoolSource.answer.parse({ name: 'Hill View School', ...columns })

test('a school without its own colours loads no further style sheet', () => {
  expect(lookHref(read({}))).toBeNull()
  const own = read({ colour_main: '#1b5e20', colour_accent: '#ffd54f' })
  expect(lookHref(own)).toBe('/look.css?v=1d27421b5e20ffd54fclassic')
  expect(styleSheetOf(own)).toMatch(
    /^:root\{--school-main:#1b5e20;.*--school-dark:#1d2742;.*--school-headings:var\(--fraunces,'Fraunces'\).*\}\n$/,
  )
})

test.each([[{ colour_main: 'red' }], [{ colour_main: '#e8743b' }], [{ colour_dark: 7 }]])(
  'with %j, which the CMS refuses, the website has its own colours',
  (columns) => expect(read(columns).colours).toEqual(defaultColours),
)
