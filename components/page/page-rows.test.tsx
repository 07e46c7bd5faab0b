import messages from '@/content/messages/en.json' with { type: 'json' }
import { prerender } from 'react-dom/static'
import { TablePage } from '@/components/any-page'
import { kindsWithoutText } from 'school-schema/pages/page-kinds'
import { sampleRows } from 'school-schema/sample/sample'
import { pages } from 'school-schema/sample/sample-pages'
import { sampleSchool } from 'school-schema/sample/sample-school'
import { findPage } from '@/lib/pages/pages'
import { answers } from '@/lib/testing/views'
import { testEnvironment } from '@/lib/testing/environment'
import { listMenu } from '@/lib/pages/menu'
import { metadataOf } from '@/lib/metadata/metadata'
import { english } from '@/lib/messages/messages'

jest.mock('@/lib/content/store/read-view', () => jest.requireActual<object>('@/lib/testing/views'))

beforeAll(() => {
  Object.assign(process.env, testEnvironment)
})
beforeEach(() => {
  for (const key of Object.keys(answers)) delete answers[key]
  answers['school'] = { name: 'Hill View School' }
  answers['pages'] = samplePages
})

const samplePages = sampleRows('pages', '2026-11-24').map((row): Record<string, unknown> => ({
  content: null,
  ...row,
}))

/** The rows of the sample, with changes to the row of the page at a path. */
const withRow = (path: string, columns: object) =>
  samplePages.map((row) => (row['address'] === path ? { ...row, ...columns } : row))

async function pageAt(path: string) {
  const page = await findPage('en', path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    await TablePage({ locale: english, page: await pageAt(path), query: {} }),
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('the title of a row is the heading of the page, in its metadata and breadcrumbs', async () => {
  answers['pages'] = withRow('/Library', { title: 'Our reading room' })
  const html = await render('/Library')
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Our reading room')
  expect(html).toContain('aria-current="page">Our reading room</span>')
  expect((await metadataOf(english, await pageAt('/Library'))).title).toContain(
    'Our reading room | ',
  )
})

test('every page has a place for the text of its row, except those of which the Studio says so', async () => {
  answers['disclosure-facts'] = { principal_name: null }
  answers['pages'] = samplePages.map((row) => ({ ...row, content: '<p>Our own text</p>' }))
  const without: string[] = []
  for (const { template, path } of pages) {
    if (path === '/') continue
    if (!(await render(path)).includes('Our own text')) without.push(template)
  }
  expect(['home', ...without].toSorted()).toEqual(kindsWithoutText.toSorted())
})

const namesInMenu = async () =>
  (await listMenu('en')).flatMap((group) => group.pages).map(({ name }) => name)

test('a page without a text says so and is not in the menu; its table stays', async () => {
  answers['pages'] = withRow('/Library', { content: null })
  expect(await render('/Library')).toContain('still preparing')
  expect(await namesInMenu()).not.toContain('library')
  expect((await metadataOf(english, await pageAt('/Library'))).robots).toEqual({ index: false })
  answers['pages'] = withRow('/Management', { content: null })
  expect(await render('/Management')).not.toContain('still preparing')
  expect(await namesInMenu()).toContain('management')
})

test('a page of the school is in the menu, and pages link to it', async () => {
  const ncc = {
    page_name: 'NCC',
    title: 'The NCC',
    menu_group: 'For pupils',
    content: '<p>Drill</p>',
  }
  answers['pages'] = [...withRow('/Library', { links: '/NCC\n/no-such' }), ncc]
  expect(await namesInMenu()).toContain('NCC')
  const html = await render('/NCC')
  expect(html).toContain('Drill')
  expect(
    /<nav aria-label="Breadcrumb".*?<\/nav>/s
      .exec(html)?.[0]
      .match(/<(?:a|span)\b.*?<\/(?:a|span)>/g),
  ).toEqual([
    expect.stringMatching(/^<a href="\/" .*>Home<\/a>$/),
    '<span>For pupils</span>',
    '<span aria-current="page">The NCC</span>',
  ])
  const library = await render('/Library')
  expect(/aria-label="Where to go next">.*?<\/ul>/.exec(library)?.[0]).toContain('The NCC')
  expect(library).not.toContain('no-such')
})

test('without a page that other parts link to, the link is missing and nothing else', async () => {
  const names = ['take_admission', 'fee_payment_rules', 'privacy_policy', 'procedure', 'contact_us']
  answers['pages'] = samplePages.filter((row) => !names.includes(String(row['page_name'])))
  const html = await render('/Library')
  expect(html).not.toMatch(/TakeAdmission|FeePaymentRules|Privery|undefined|null/)
  expect(html).toContain('Call')
})

test.each([
  ['/Trust', messages.members.none],
  ['/House', messages.houses.none],
  ['/Club', messages.clubs.none],
] as const)('%s without rows shows its text and one line', async (path, line) => {
  const html = await render(path)
  expect(html).toContain('<div class="prose">')
  expect(html).toContain(line)
  expect(html).not.toMatch(/<table|<article/)
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
    const text = { id: 1, content: '<p>Text</p>' }
    const named = { body: 'trust', ...(key === 'teams' ? { kind: 'club' } : {}) }
    answers['disclosure-facts'] = { principal_name: null }
    const isText = key === 'pages'
    answers['pages'] = withRow(path, { ...text, sample: false, ...(isText ? dates : own) })
    if (!isText) answers[key] = [{ ...teacher, ...result, ...text, ...date, ...named, ...dates }]
    expect((await render(path)).includes(messages.demonstration.page)).toBe(says)
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
    const member = { id: 1, body: 'sexual_harassment_committee', name: 'Mrs Das' }
    answers['people'] = [{ ...member, ...installed }]
    if (content) answers['pages'] = withRow(path, { ...own, sample: false, content })
    for (const [name, sample] of [
      ['Hill View School', true],
      [sampleSchool.name, false],
    ]) {
      answers['school'] = { name, sample }
      expect((await render(path)).includes(messages.demonstration.page)).toBe(says)
    }
  },
)
