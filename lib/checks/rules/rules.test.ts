import { dayAfter } from 'school-schema/day'
import { sampleRecords, UNNAMED } from 'school-schema/sample/sample-school'
import { initialFigures } from 'school-schema/school/school-figures'
import { EVERY_PAGE } from '../finding.ts'
import { reportRejectedRow } from '../places.ts'
import * as school from '../testing/clean-school.ts'

const { add, change, changeFile, cleanSchool, findingsOf, FORM, PICTURE, remove } = school
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

const beforeGoLive: Planted[] = [
  ['/Faculty', 'Sample row: Dr X', add('faculty', { name: 'Dr X', sample: true })],
  ['/Trust', 'Sample row: Shri R. Das', change('person', { sample: true })],
  ['/', 'Sample row: Parents often', change('section', { sample: true })],
  ['/Club', 'Sample row: Maths', change('team', { sample: true })],
  ['/Curriculum', 'Sample row: curriculum', change('pages', { sample: true })],
  [EVERY_PAGE, 'Sample row: School', change('school', { sample: true })],
  [EVERY_PAGE, 'Name is empty', change('school', { name: UNNAMED })],
  [EVERY_PAGE, 'Session is empty', change('school', { session: null })],
  [EVERY_PAGE, 'Email says a@b.example', change('school', { email: 'a@b.example' })],
  [EVERY_PAGE, 'Tezpur 084001', change('school', { address: 'Hill Road, Tezpur 084001' })],
  [EVERY_PAGE, '0371 000 0000', change('school', { phone: '0371 000 0000' })],
  [EVERY_PAGE, 'Affiliation Number', change('school', { affiliation_number: '0000000' })],
  [EVERY_PAGE, 'Board is empty', change('school', { board: null })],
  [EVERY_PAGE, 'Town is that', change('school', { town: sampleSchool.town })],
  [EVERY_PAGE, 'Map URL is', change('school', { map_url: sampleSchool.map_url })],
  [EVERY_PAGE, 'Emblem is empty', change('school', { emblem: null })],
  [EVERY_PAGE, 'Office Hours is empty', change('school', { office_hours: null })],
  ['/FeePaymentRules', 'due day, fines', change('school', initialFigures)],
  ['/Scholarship', 'no text yet', blank],
  ['/Events', 'no text yet', withoutText('events')],
  ['/Procedure', 'no text yet', withoutText('procedure')],
  ['/Management', 'no rows yet', withoutText('management')],
  ['/House', 'no rows yet', withoutText('house')],
  ['/exam-vii', 'no form', change('exam', { embed: sampleForm })],
  ['/exam-center', 'no form', change('exam', closedForm)],
]

const linkToNothing = { title: 'Fees', text: null, link: '/Feees' }

const link = (href: string) =>
  change('notification', { description: `<p><a href="${href}">Old</a></p>` })
const redirectTo = (new_address: string) => change('redirect', { new_address })

const needsFixing: Planted[] = [
  ['', 'leads to /NoSuchPage, which visitors', redirectTo('/NoSuchPage')],
  ['', 'leads to /notices/99, which visitors', redirectTo('/notices/99')],
  ['', 'which visitors do not see', redirectTo(`/assets/${PICTURE.replaceAll('0', '9')}`)],
  ['/Curriculum', 'consent is not ticked', change('pages', { photo: PICTURE })],
  [
    '/notices/1',
    'Sunday, 13 December 2026, and its title',
    change('notification', { title: 'Sports day on 12 December', event_date: '2026-12-13' }),
  ],
  ['/exam-vii', 'no form', change('exam', { embed: 'https://x.example/f' })],
  ['/Disclosure', 'URL leads to /Feees', change('disclosure_document', { url: '/Feees' })],
  ['/', '2022-23, is over', change('school', { session: '2022-23' })],
  ['/', 'Link leads to /Feees', change('section', { link: 'Fees | /Feees' })],
  ['/Transport', 'Link leads to', change('section', { page: 'transport', items: [linkToNothing] })],
  ['/notices/1', 'it is for “XII”', change('notification', { audience: ['X', 'XII'] })],
  ['/notices/1', '“Class of 2012”', change('notification', { audience: ['Class of 2012'] })],
  ['/NCC', 'no page has the name', change('section', { page: 'NCC' })],
  ['/', 'neither a picture', change('section', { kind: 'picture' })],
  ['/', 'field Payment URL', change('school', { payment_url: 'https://pay me' })],
  ['/Gallery', 'it has no description', changeFile(PICTURE, { title: 'Img 20250114 Wa0012' })],
  ['/exam-vii', 'no form', change('exam', { embed: null })],
  ['/Booklist', 'neither a file', change('book', { file: null, url: null })],
  ['/Disclosure', 'neither a file', change('disclosure_document', { file: null, url: null })],
  ['/Gallery', 'Album “Sports day”', changeFile(PICTURE, { isTitled: false })],
  ['/Gallery', 'it has no description', changeFile(PICTURE, { title: 'Photo' })],
  ['/Faculty', 'Teacher no. 7: the website cannot read', unreadable],
  ['/Disclosure', 'until 20 Nov', change('disclosure_document', { valid_until: '2026-11-20' })],
]

test('a complete school has no finding', async () => {
  expect(await findingsOf(cleanSchool())).toEqual([])
})

describe.each(Object.entries({ 'before-go-live': beforeGoLive, 'needs-fixing': needsFixing }))(
  '%s',
  (kind, planted) => {
    test.each(planted)('"%s": "%s" is found, and nothing else', async (page, says, plant) => {
      const of = cleanSchool()
      plant(of)
      const [found, ...others] = await findingsOf(of)
      expect(found).toMatchObject({ kind, page })
      expect(found?.what).toContain(says)
      expect(found?.todo).toMatch(/^[A-Z].+\.$/)
      expect(others).toEqual([])
    })
  },
)

test('sample rows are counted by page, with three of their names', async () => {
  const of = cleanSchool()
  for (const row of of.rows.pages.slice(0, 2)) row.sample = true
  for (const name of ['A', 'B', 'C', 'D']) add('faculty', { name, sample: true })(of)
  const found = (await findingsOf(of)).map(({ page, what }) => `${page} ${what}`)
  expect(found).toHaveLength(3)
  expect(found).toContain('/Curriculum Sample row: curriculum')
  expect(found).toContain('/Faculty 4 sample rows: A; B; C; and 1 more')
})

test('many sample rows are one choice, before the single ones', async () => {
  const of = cleanSchool()
  for (let id = 0; id < 10; id += 1) add('faculty', { name: `Mr ${id}`, sample: true })(of)
  const [first, ...others] = await findingsOf(of)
  expect(first).toMatchObject({ page: EVERY_PAGE, collection: 'school' })
  expect(first?.what).toContain('10 rows came with the website')
  expect(others).toHaveLength(1)
})

test('a school without a hostel hides its page', async () => {
  const of = cleanSchool()
  for (const name of ['hostel', 'transport', 'uniform'])
    remove('pages', ({ page_name }) => page_name === name)(of)
  expect(await findingsOf(of)).toEqual([])
})

test('a form for an empty page counts as content', async () => {
  const of = cleanSchool()
  withoutText('exam_viii')(of)
  expect(await findingsOf(of)).toMatchObject([{ page: '/exam-viii' }])
  change('exam', { place: 'exam-viii' })(of)
  expect(await findingsOf(of)).toEqual([])
})

test('many redirects that lead nowhere are one more finding', async () => {
  const of = cleanSchool()
  of.rows.redirect = Array.from({ length: 25 }, (_, id) => ({
    id,
    sample: false,
    old_address: `/old-${id}`,
    new_address: '/notices/99',
  }))
  const found = await findingsOf(of)
  expect(found).toHaveLength(21)
  expect(found.at(-1)?.what).toContain('5 more lead to')
})

const explained = { valid_until: '2020-01-01', remark: 'Renewal under way' }

test.each([
  ['an expired document that is explained', change('disclosure_document', explained)],
  ['a link that works by a redirect', link('/notice.asp?utm_source=x&id=3')],
  ['a redirect to a file that a notice shows', redirectTo('/hi/Faculty')],
  ['a picture with a description', changeFile(PICTURE, { title: 'Img 1', description: 'A race' })],
])('%s has no finding', async (_name, plant) => {
  const of = cleanSchool()
  plant(of)
  expect(await findingsOf(of)).toEqual([])
})

test('a finding names the rejected row, the problem, and what visitors see', () => {
  const row = { collection: 'notification', id: '12', field: 'pinned', isShown: true }
  expect(reportRejectedRow(row)).toMatchObject({
    place: { collection: 'notification', item: '12', label: 'Notice no. 12' },
    what: 'the website cannot read its field “Pinned” and shows the earlier version',
  })
  expect(reportRejectedRow({ ...row, field: null, isShown: false }).what).toBe(
    'the website cannot read this entry and does not show it',
  )
  const { place } = reportRejectedRow({ ...row, collection: 'school', id: '' })
  expect(place.label).toBe('School')
})

const CERTIFICATE = '2027-01-31'

test.each([
  ['60 days before', dayAfter(CERTIFICATE, -60), ['it is valid until 31 January 2027']],
  ['61 days before', dayAfter(CERTIFICATE, -61), []],
  ['on the last day', CERTIFICATE, ['it is valid until 31 January 2027']],
])(
  'the office is notified %s of a deadline, unless a remark explains it',
  async (_, today, says) => {
    const of = { ...cleanSchool(), today }
    change('disclosure_document', { valid_until: CERTIFICATE })(of)
    expect((await findingsOf(of)).map(({ what }) => what.split('”: ').at(-1))).toEqual(says)
    change('disclosure_document', { remark: 'Renewal under way' })(of)
    expect(await findingsOf(of)).toEqual([])
  },
)
