import { prerender } from 'react-dom/static'
import { TablePage } from '@/app/[page]/table-page'
import { namesWithoutText } from 'school-schema/page-names'
import { getPageAt, pages } from '@/content/pages'
import { clubTexts } from '@/content/pages/activities/club'
import { houseTexts } from '@/content/pages/activities/house'
import { noMembers } from '@/content/pages/administration/bodies'
import { defaultSchool, demonstrationOnPage } from '@/content/school'
import type { Link } from '@/content/text'
import type { AnySource } from '@/lib/content/store/source'
import { testEnvironment } from '@/lib/content/testing/environment'
import { listMenu } from '@/lib/pages/menu'
import { metadataOf } from '@/lib/pages/metadata'

const answers: Record<string, unknown> = {}

jest.mock('@/lib/content/store/read-view', () => {
  const show = ({ key, answer, views }: AnySource, name: string, param = '') =>
    Promise.resolve(views(answer.parse(answers[key] ?? []), new Date())[name]?.(param) ?? null)
  return { readView: show, tagPage: () => Promise.resolve() }
})

beforeAll(() => {
  Object.assign(process.env, testEnvironment)
})
beforeEach(() => {
  for (const key of Object.keys(answers)) delete answers[key]
  answers['school'] = { name: 'Hill View School' }
})

async function render(path: Link['path']): Promise<string> {
  const { prelude } = await prerender(await TablePage({ page: getPageAt(path), query: {} }))
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

const row = { id: 1, search_words: null }

test('the title of a row is the heading of the page, in its metadata and breadcrumbs', async () => {
  answers['pages'] = [{ ...row, page_name: 'library', title: 'Our reading room', content: null }]
  const html = await render('/Library')
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Our reading room')
  expect(html).toContain('aria-current="page">Our reading room</span>')
  expect((await metadataOf(getPageAt('/Library'))).title).toContain('Our reading room | ')
})

test('every page has a place for the text of its row, except those of which the Studio says so', async () => {
  answers['disclosure-facts'] = { principal_name: null }
  const without: string[] = []
  for (const { row: page_name, path } of pages) {
    if (path === '/') continue
    answers['pages'] = [{ ...row, page_name, title: null, content: '<p>Our own text</p>' }]
    if (!(await render(path)).includes('Our own text')) without.push(page_name)
  }
  expect(without).toEqual(
    pages.map(({ row: name }) => name).filter((name) => namesWithoutText.includes(name)),
  )
})

const namesInMenu = async () =>
  (await listMenu()).flatMap(({ pages }) => pages).map(({ row: name }) => name)

test.each([
  ['library', '/Library', 'book', false],
  ['ChemistryLab', '/ChemistryLab', 'digital', false],
  // Its table of members stays.
  ['management', '/Management', 'committee meets', true],
] as const)('the hidden row %s hides the default text of %s', async (name, path, word, stays) => {
  const { row: own } = getPageAt(path)
  const main = async () => /<main.*<\/main>/s.exec(await render(path))?.[0] ?? ''
  const before = await main()
  answers['hidden-pages'] = [{ id: 1, page_name: name }]
  const after = await main()
  expect([before.includes('still preparing'), after.includes('still preparing')]).toEqual([
    false,
    !stays,
  ])
  expect(after.length).toBeLessThan(before.length)
  if (!stays) expect(/<div class="prose">.*/s.exec(before)?.[0]).toContain(word)
  expect(after).not.toContain('<div class="prose">')
  expect((await namesInMenu()).includes(own)).toBe(stays)
  expect((await metadataOf(getPageAt(path))).robots).toEqual(stays ? undefined : { index: false })
})

test.each([
  ['/Trust', noMembers],
  ['/House', houseTexts.none],
  ['/Club', clubTexts.none],
] as const)('%s without rows shows its text and one line', async (path, line) => {
  const html = await render(path)
  expect(html).toContain('<div class="prose">')
  expect(html).toContain(line)
  expect(html).not.toMatch(/<table|<article|\.csv/)
})

const [installed, own] = [{ sample: true }, { date_created: '2026-11-26T10:00:00Z' }]
const edited = { ...installed, date_updated: '2026-11-27T10:00:00Z' }

test.each([
  ['sample teachers', '/Faculty', 'faculty', installed, true],
  ['a sample teacher whom the office has edited', '/Faculty', 'faculty', edited, false],
  ['own teachers', '/Faculty', 'faculty', own, false],
  ['sample members', '/Trust', 'people', installed, true],
  ['own members', '/Trust', 'people', own, false],
  ['sample clubs', '/Club', 'teams', installed, true],
  ['own clubs', '/Club', 'teams', own, false],
  ['sample results', '/Results', 'board-results', installed, true],
  ['own results', '/Results', 'board-results', own, false],
  ['sample dates', '/SchoolCalendar', 'calendar', installed, true],
  ['sample dates', '/Events', 'calendar', installed, true],
  ['sample dates of another kind', '/Examination', 'calendar', installed, false],
  ['own dates', '/SchoolCalendar', 'calendar', own, false],
  ['a sample text', '/Curriculum', 'pages', installed, true],
  ['an edited text', '/Curriculum', 'pages', edited, false],
] as const)(
  '%s on %s of a real school: it says that they are invented: %s',
  async (_, path, key, dates, says) => {
    const teacher = { name: 'Mrs Rao', designation: null, qualification: null, department: null }
    const result = { class: 'X', year: 2026, registered: 40, passed: 39, remarks: null }
    const date = { title: 'Fair', from: '2026-11-26', kind: 'Event', time: null, place: null }
    const text = { ...row, page_name: getPageAt(path).row, title: null, content: '<p>Text</p>' }
    const named = { body: 'trust', ...(key === 'teams' ? { kind: 'club' } : {}) }
    answers['disclosure-facts'] = { principal_name: null }
    answers['pages'] = [{ ...text, ...own }]
    answers[key] = [{ ...teacher, ...result, ...text, ...date, ...named, ...dates }]
    expect((await render(path)).includes(demonstrationOnPage)).toBe(says)
  },
)

test.each([
  ['/SexualHarassmentCommittee', null, true],
  ['/SexualHarassmentCommittee', '<p>Our own text</p>', true],
  ['/House', null, true],
  ['/SoftSkills', null, true],
  ['/SoftSkills', '<p>Our own lessons</p>', false],
  ['/Faculty', null, false],
] as const)(
  '%s with the text %j of a real school says that it is invented: %s',
  async (path, content, says) => {
    const { row: page_name } = getPageAt(path)
    const member = { ...row, body: 'sexual_harassment_committee', name: 'Mrs Das' }
    answers['people'] = [{ ...member, ...installed }]
    answers['pages'] = content ? [{ ...row, ...own, page_name, title: null, content }] : []
    for (const [name, sample] of [
      ['Hill View School', true],
      [defaultSchool.name, false],
    ]) {
      answers['school'] = { name, sample }
      expect((await render(path)).includes(demonstrationOnPage)).toBe(says)
    }
  },
)
