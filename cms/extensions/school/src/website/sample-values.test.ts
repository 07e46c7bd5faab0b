import { sampleRecord, sampleRowsOf } from 'school-schema/sample/sample'
import { sampleFileId } from 'school-schema/sample/sample-files'
import { UNNAMED } from 'school-schema/sample/sample-school'
import type { Row } from '../shared.ts'
import { isChanged, isOfSkeleton, withoutSample } from './sample-values.ts'

const TODAY = '2026-11-24'
const school = sampleRecord('school', TODAY)
const pages: Row[] = sampleRowsOf('pages', TODAY)
const sections: Row[] = sampleRowsOf('section', TODAY)
const pageNamed = (name: string): Row => pages.find((row) => row['page_name'] === name) ?? {}
const partOf = (page: string, kind: string): Row =>
  sections.find((row) => row['page'] === page && row['kind'] === kind) ?? {}

const textsIn = (row: Row) => JSON.stringify(row['translations'] ?? [])

describe('the record of the school', () => {
  it('loses every fact, tick and day, and all of its translations', () => {
    const {
      sample,
      name,
      languages: _,
      ...emptied
    } = withoutSample('school', school, { ...school })
    expect([sample, name]).toEqual([false, UNNAMED])
    expect(emptied).toMatchObject({
      admission_open: false,
      board: null,
      admission_from: null,
      office_days: null,
      fee_due_day: null,
      translations: [],
    })
    const { languages: __, ...facts } = school
    expect(Object.keys(emptied)).toEqual(
      expect.arrayContaining(
        Object.keys(facts).filter((key) => key !== 'name' && key !== 'sample'),
      ),
    )
  })

  it('preserves what a person wrote in each language, also if the rest is marked as outdated', () => {
    const [hindi, bengali] = school['translations'] as Row[]
    const tagline = 'सबके लिए विद्यालय'
    const row = {
      ...school,
      about: 'Ours',
      translations: [
        { ...hindi, tagline, outdated: true },
        { ...bengali, outdated: true },
      ],
    }
    const changes = withoutSample('school', school, row)
    expect(changes).not.toHaveProperty('about')
    expect(changes['translations']).toEqual([{ language: 'hi', tagline, outdated: true }])
  })
})

describe('a page', () => {
  it('preserves its title in each language, and the pages to read next by their own titles', () => {
    const about = pageNamed('about_us')
    const changes = withoutSample('pages', about, { ...about, status: 'archived' })
    expect(changes).toMatchObject({ content: null, summary: null, badge: null })
    expect(changes['links']).toBe('/Vision&Mission\n/Infrastructure\n/Faculty\n/Trust')
    expect(changes['translations']).toEqual([
      { language: 'hi', title: 'हमारे बारे में' },
      { language: 'bn', title: 'আমাদের কথা' },
    ])
  })

  it('preserves its own text without the translations of another one', () => {
    const transport = pageNamed('transport')
    const row = { ...transport, content: '<p>Bus 1: Mandla</p>', title: 'Our buses' }
    const changes = withoutSample('pages', transport, row)
    expect(changes).not.toHaveProperty('content')
    expect(changes).toMatchObject({ summary: null, translations: [] })
  })
})

test('the parts of the home page stay with headings that name no school', () => {
  const changesOf = (kind: string) => {
    const part = partOf('home', kind)
    return { ...part, ...withoutSample('section', part, part) }
  }
  expect(changesOf('questions')).toMatchObject({ title: 'Parents often ask', items: null })
  expect(textsIn(changesOf('questions'))).toMatch(/title/)
  expect(textsIn(changesOf('questions'))).not.toMatch(/items/)
  expect(changesOf('hero')).toMatchObject({ label: null, text: null, translations: [] })
  expect(changesOf('introduction')).toMatchObject({ label: 'Welcome', title: null })
  expect(isOfSkeleton('section', partOf('karate', 'picture'))).toBe(false)
})

test.each([
  ['another state', { status: 'archived', sort: 7 }, false],
  ['the default of a column', { pinned: false, event_kind: 'Event' }, false],
  ['the file that came with it', { file: sampleFileId(101) }, false],
  ['another title', { title: 'Ours' }, true],
  ['a file of its own', { file: '11111111-2222-4333-8444-555555555555' }, true],
])('a notice with %s is changed: %s', (_, changes, expected) => {
  const [notice = {}]: Row[] = sampleRowsOf('notification', TODAY)
  expect(isChanged('notification', notice, { ...notice, ...changes })).toBe(expected)
})

test('a changed row loses the rest of the sample, except what it needs', () => {
  const [house = {}]: Row[] = sampleRowsOf('team', TODAY)
  const changes = withoutSample('team', house, { ...house, captain: 'Meera, class V' })
  expect(changes).toMatchObject({ description: null, leader: null, events: null })
  for (const name of ['captain', 'name', 'kind']) expect(changes).not.toHaveProperty(name)
})

test.each([
  ['faculty', { qualification: 'M.A., B.Ed.' }, 'draft'],
  ['person', { phone: '05862 155201' }, 'draft'],
  ['faculty', { name: 'Smt. Kiran Rao' }, undefined],
] as const)(
  'in %s a row with %j is %s: the sample’s people leave the website',
  (collection, own, status) => {
    const [row = {}]: Row[] = sampleRowsOf(collection, TODAY)
    const changes = withoutSample(collection, row, { ...row, status: 'published', ...own })
    expect(changes['status']).toBe(status)
  },
)
