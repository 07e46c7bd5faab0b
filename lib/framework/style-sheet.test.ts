import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schoolSource } from '../school/school.ts'
import { lookHref, styleSheetOf } from '../format/look.ts'
import { answerVisit } from '../server/visit.ts'
import { takeSheet, writeSheet } from './style-sheet.ts'

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
const SHEET = link('/_next/static/chunks/0v.css')
const unused = (links: string) => links.replaceAll(' data-', ' media="not all" data-')
const TEXT = '@media (width<40rem){p{color:red}}'

beforeAll(() => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/0v.css'), `${TEXT}\n`)
  jest.spyOn(process, 'cwd').mockReturnValue(build)
  process.env.BUILD_DIR = '.'
})

/** What a visitor gets whose browser sends this header. */
function writtenFor(site: string | undefined, html: string): string {
  const { sheet, rest } = takeSheet(html)
  let written = ''
  answerVisit({ 'sec-fetch-site': site }, () => {
    written = (sheet ? writeSheet(sheet) : '') + rest
  })
  return written
}

test.each(['none', 'cross-site', 'same-site'])(
  'a visitor whose browser says %s gets the styles in the page',
  (site) =>
    expect(writtenFor(site, `<p>${SHEET}</p>`)).toBe(
      `<style>${TEXT}</style>${unused(SHEET)}<p></p>`,
    ),
)

test.each(['same-origin', undefined])('a visitor whose browser says %s gets the link', (site) =>
  expect(writtenFor(site, `<p>${SHEET}</p>`)).toBe(`${SHEET}<p></p>`),
)

test("the school's own look is a part of it", () => {
  const school = schoolSource.answer.parse({ name: 'Hill View', colour_main: '#1b5e20' })
  const look = link(lookHref(school) ?? '')
  expect(writtenFor('none', SHEET + look)).toBe(
    `<style>${TEXT}\n${styleSheetOf(school)}</style>${unused(SHEET + look)}`,
  )
  expect(writtenFor('same-origin', SHEET + look)).toBe(SHEET + look)
})

test('a page without one, and a link in a text, are left as they are', () => {
  const html =
    '<p>&lt;link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/&gt;</p>'
  expect(takeSheet(html)).toEqual({ sheet: null, rest: html })
})
