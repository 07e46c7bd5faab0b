import { sampleRecords, UNNAMED } from 'school-schema/sample/sample-school'
import { initialFigures } from 'school-schema/school/school-figures'
import { EVERY_PAGE, type Issue } from '../issue.ts'
import * as school from '../testing/clean-school.ts'

const { add, change, changeFile, cleanSchool, FORM, PICTURE, remove } = school
const issuesOf = (of: school.School) => school.issuesOf('before-go-live', of)

const sampleSchool = sampleRecords.school

type Planted = [page: string, says: string, plant: (of: school.School) => unknown]

const withoutText = (name: string) => (of: school.School) => {
  for (const page of of.rows.pages) if (page.page_name === name) page.content = ''
}
const sampleForm = FORM.replace('1FAIpQLSe', 'SAMPLE-FORM-ID')
const blank = (of: school.School) => {
  for (const page of of.rows.pages) if (page.page_name === 'scholarship') page.content = '<p> </p>'
}
const unreadable = ({ rows }: school.School) =>
  rows.unreadable.push({ collection: 'faculty', id: '7' })

const closedForm = { place: 'exam-xi', embed: sampleForm, active: false }
const expired = { valid_until: '2026-11-20' }

const planted: Record<NonNullable<Issue['category']>, Planted[]> = {
  sample: [
    ['/Faculty', 'Sample row: Dr X', add('faculty', { name: 'Dr X', sample: true })],
    ['/SchoolCalendar', 'Sample row: Diwali', change('calendar_date', { sample: true })],
    ['/Trust', 'Sample row: Shri R. Das', change('person', { sample: true })],
    ['/', 'Sample row: Parents often', change('section', { sample: true })],
    ['/Club', 'Sample row: Maths', change('team', { sample: true })],
    ['/Curriculum', 'Sample row: curriculum', change('pages', { sample: true })],
    [EVERY_PAGE, 'Sample row: School', change('school', { sample: true })],
    [EVERY_PAGE, 'Name is empty', change('school', { name: null })],
    [EVERY_PAGE, 'Name is empty', change('school', { name: UNNAMED })],
    [EVERY_PAGE, 'Session is empty', change('school', { session: null })],
    [EVERY_PAGE, 'Email says a@b.example', change('school', { email: 'a@b.example' })],
    [EVERY_PAGE, 'Tezpur 084001', change('school', { address: 'Hill Road, Tezpur 084001' })],
    [EVERY_PAGE, '0371 000 0000', change('school', { phone: '0371 000 0000' })],
    [EVERY_PAGE, 'Affiliation Number', change('school', { affiliation_number: '0000000' })],
    [EVERY_PAGE, 'Town is that', change('school', { town: sampleSchool.town })],
    [EVERY_PAGE, 'Map URL is', change('school', { map_url: sampleSchool.map_url })],
    [EVERY_PAGE, 'Emblem is empty', change('school', { emblem: null })],
    [EVERY_PAGE, 'Office Hours is empty', change('school', { office_hours: null })],
    ['/FeePaymentRules', 'Sample row: X', change('fee', { sample: true })],
    ['/FeePaymentRules', 'due day, fines', change('school', initialFigures)],
  ],
  placeholder: [
    ['/Scholarship', 'no text yet', blank],
    ['/Events', 'no text yet', withoutText('events')],
    ['/Procedure', 'no text yet', withoutText('procedure')],
    ['/Management', 'no rows yet', withoutText('management')],
    ['/House', 'no rows yet', withoutText('house')],
    ['/exam-vii', 'no form', change('exam', { embed: sampleForm })],
    ['/exam-center', 'no form', change('exam', closedForm)],
  ],
  missing: [
    ['/exam-vii', 'no form', change('exam', { embed: null })],
    ['/Booklist', 'neither a file', change('book', { file: null, url: null })],
    ['/Disclosure', 'neither a file', change('disclosure_document', { file: null, url: null })],
    ['/Gallery', 'Album “Sports day”', changeFile(PICTURE, { isTitled: false })],
    ['/Gallery', 'nobody has written', changeFile(PICTURE, { title: 'Photo' })],
    ['/Faculty', 'Teacher no. 7: the website cannot read', unreadable],
  ],
  past: [
    ['/', '2025-2026', change('school', { session: '2025-2026' })],
    ['/Disclosure', 'until 20 Nov', change('disclosure_document', expired)],
  ],
}

describe.each(Object.entries(planted))('%s', (category, cases) => {
  test.each(cases)('"%s": "%s" is found, and nothing else', async (page, says, plant) => {
    const of = cleanSchool()
    plant(of)
    const [issue, ...others] = await issuesOf(of)
    expect(issue).toMatchObject({ kind: 'before-go-live', page, category })
    expect(issue?.what).toContain(says)
    expect(issue?.todo).toMatch(/^[A-Z].+\.$/)
    expect(issue?.collection).toMatch(/^[a-z_]+$/)
    expect(others).toEqual([])
  })
})

test('a complete school has no issue', async () => {
  expect(await issuesOf(cleanSchool())).toEqual([])
})

test('sample rows are counted by page, with three of their names', async () => {
  const of = cleanSchool()
  for (const row of of.rows.pages.slice(0, 2)) row.sample = true
  for (const name of ['A', 'B', 'C', 'D']) add('faculty', { name, sample: true })(of)
  const found = (await issuesOf(of)).map(({ page, what }) => `${page} ${what}`)
  expect(found).toHaveLength(3)
  expect(found).toContain('/Curriculum Sample row: curriculum')
  expect(found).toContain('/Faculty 4 sample rows: A; B; C; and 1 more')
})

test('many sample rows are one choice, before the single ones', async () => {
  const of = cleanSchool()
  for (let id = 0; id < 10; id += 1) add('faculty', { name: `Mr ${id}`, sample: true })(of)
  const [first, ...others] = await issuesOf(of)
  expect(first).toMatchObject({ page: EVERY_PAGE, collection: 'school' })
  expect(first?.what).toContain('10 rows came with the website')
  expect(others).toHaveLength(1)
})

test('a school without a hostel hides its page', async () => {
  const of = cleanSchool()
  for (const name of ['hostel', 'transport', 'uniform'])
    remove('pages', ({ page_name }) => page_name === name)(of)
  expect(await issuesOf(of)).toEqual([])
})

test('a form for an empty page counts as content', async () => {
  const of = cleanSchool()
  withoutText('exam_viii')(of)
  expect(await issuesOf(of)).toMatchObject([{ page: '/exam-viii' }])
  change('exam', { place: 'exam-viii' })(of)
  expect(await issuesOf(of)).toEqual([])
})
