import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schoolSource } from '../school/school.ts'
import { lookHref } from '../format/look.ts'
import { placeStyles } from './style-sheet.ts'

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
const FONTS = link('/_next/static/chunks/fonts.css')
const SHEET = link('/_next/static/chunks/0v.css')
const LATER = FONTS.replace('/>', ' media="not all"/>')
const FONT = '@font-face{font-family:Mukta}'
const TEXT = '@media (width<40rem){p{color:var(--school-main)}}.viewer{color:blue}'
const USED = '@media (width<40rem){p{color:var(--school-main)}}'

beforeAll(() => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/0v.css'), `${TEXT}\n`)
  writeFileSync(join(build, 'static/chunks/fonts.css'), `${FONT}\n`)
  jest.spyOn(process, 'cwd').mockReturnValue(build)
  process.env.BUILD_DIR = '.'
})

const page = (head: string, end = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body><p>Notices</p>${end}</body></html>`

test('a visitor who comes from elsewhere gets the styles of the page in it and the link at its end', () => {
  const { entering, following, styles } = placeStyles(page(FONTS + SHEET), '<script></script>')
  expect(styles).toEqual([`${FONT}\n${USED}`])
  expect(entering).toBe(page(`<script></script><style>${FONT}\n${USED}</style>`, SHEET + LATER))
  expect(following).toBe(page(`<script></script>${SHEET}${FONTS}`))
})

test("the school's own look is a part of it", () => {
  const school = schoolSource.answer.parse({ name: 'Hill View', colour_main: '#1b5e20' })
  const look = link(lookHref(school) ?? '')
  const { entering, following, styles } = placeStyles(page(FONTS + SHEET + look), '')
  const used = `${FONT}\n${USED}\n:root{--school-main:${school.colours.main}}\n`
  expect(styles).toEqual([used])
  expect(entering).toContain(`${SHEET}${look}${LATER}</body>`)
  expect(following).toBe(page(`${SHEET}${look}${FONTS}`))
})

test('a page without one, and a link in a text, are left as they are', () => {
  const html = page(
    '&lt;link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/&gt;',
  )
  expect(placeStyles(html, '')).toEqual({ entering: html, following: html, styles: [] })
})
