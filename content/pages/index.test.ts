import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findPage, pages } from './index.ts'
import { hrefOf } from './page.ts'
import { calendarKinds } from 'school-schema/model/calendar'

const FOLDER = import.meta.dirname

/** The files that declare a page, as the index imports them. */
const declared = globSync('*/*.ts', { cwd: FOLDER })
  .filter((file) => readFileSync(path.join(FOLDER, file), 'utf8').includes('definePage({'))
  .sort()

test('content/pages/index.ts lists every file that declares a page', () => {
  const index = readFileSync(path.join(FOLDER, 'index.ts'), 'utf8')
  expect(declared.filter((file) => !index.includes(`'./${file}'`))).toEqual([])
  expect(pages).toHaveLength(declared.length)
})

test('no two pages share a path, a title or a row', () => {
  for (const key of ['path', 'title', 'row'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  }
})

test('pages are found by their exact decoded path only', () => {
  expect(findPage('/Contact Us')?.title).toBe('Contact us')
  expect(findPage('/contact us')).toBeNull()
})

test.each([
  ['/Contact Us', '/Contact%20Us'],
  ['/Vision&Mission', '/Vision&Mission'],
] as const)('the link to %s is %s', (path, href) => {
  expect(hrefOf({ path })).toBe(href)
})

const WITH_PICTURE = [
  'text',
  'curriculum',
  'abacus',
  'houses',
  'clubs',
  'awaiting',
  'admission',
  'procedure',
]

test('the text pages of the navigation have a picture beside their title', () => {
  const ofText = pages.filter(({ template, group }) => group && WITH_PICTURE.includes(template))
  expect(ofText.filter(({ picture }) => !picture).map((page) => page.path)).toEqual([])
})

test('each facility has a picture of its own', () => {
  const pictures = pages.filter(({ group }) => group === 'facilities').map((page) => page.picture)
  expect(new Set(pictures).size).toBe(pictures.length)
})

const awaited = pages.flatMap(({ awaiting, ...page }) =>
  awaiting ? [{ ...page, ...awaiting }] : [],
)

describe.each(awaited)('$path', ({ path, line, dates, meanwhile }) => {
  test('has a unique sentence about what will be published', () => {
    expect(line).toMatch(/^[A-Z][^.]+ will be here[^.]*\.$/)
    expect(awaited.filter((page) => page.line === line)).toHaveLength(1)
  })

  test('links to pages with content', () => {
    const leads = meanwhile.map((target) => findPage(target))
    expect(leads.length).toBeGreaterThan(1)
    expect(leads.every((page) => page && !page.awaiting)).toBe(true)
    expect(new Set(meanwhile).size).toBe(leads.length)
    expect(meanwhile).not.toContain(path)
  })

  test('only shows dates of the calendar', () => {
    expect(dates ? dates.kind in calendarKinds : true).toBe(true)
  })
})
