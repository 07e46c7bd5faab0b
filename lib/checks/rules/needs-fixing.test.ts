import { dayAfter } from 'school-schema/day'
import { faultOfRejectedRow } from '../places.ts'
import * as school from '../testing/clean-school.ts'

const { add, change, changeFile, cleanSchool, PICTURE } = school
const issuesOf = (of: school.School) => school.issuesOf('needs-fixing', of)

type Planted = [page: string, says: string, plant: (of: school.School) => unknown]

const linkToNothing = { title: 'Fees', text: null, link: '/Feees' }

const planted: Planted[] = [
  ['/Curriculum', 'consent is not ticked', change('pages', { photo: PICTURE })],
  ['/exam-vii', 'no form', change('exam', { embed: 'https://x.example/f' })],
  ['/Disclosure', 'until 20 Nov', change('disclosure_document', { valid_until: '2026-11-20' })],
  ['/Disclosure', 'neither a file', change('disclosure_document', { file: null, url: null })],
  ['/Disclosure', 'URL leads to /Feees', change('disclosure_document', { url: '/Feees' })],
  ['/', '2025-2026, is over', change('school', { session: '2025-2026' })],
  ['/', '2022-23, is over', change('school', { session: '2022-23', sample: true })],
  ['/', 'Link leads to /Feees', change('section', { link: 'Fees | /Feees' })],
  ['/Transport', 'Link leads to', change('section', { page: 'transport', items: [linkToNothing] })],
  ['/NCC', 'no page has the name', change('section', { page: 'NCC' })],
  ['/', 'neither a picture', change('section', { kind: 'picture' })],
  ['/', 'field Payment URL', change('school', { payment_url: 'https://pay me' })],
  ['/Gallery', 'nobody has written', changeFile(PICTURE, { title: 'Img 20250114 Wa0012' })],
  ['/AnnualReport', 'Not yet published: Classes and fees', ({ rows }) => rows.fee.splice(0)],
  ['/AnnualReport', 'published: Events', change('calendar_date', { kind: 'Holiday' })],
]

test('a clean school has no issue', async () => {
  expect(await issuesOf(cleanSchool())).toEqual([])
})

test.each(planted)('"%s": "%s" is found, and nothing else', async (page, says, plant) => {
  const of = cleanSchool()
  plant(of)
  const [found, ...others] = await issuesOf(of)
  expect(found).toMatchObject({ kind: 'needs-fixing', page })
  expect(found?.what).toContain(says)
  expect(found?.todo).toMatch(/^[A-Z].+\.$/)
  expect(others).toEqual([])
})

const explained = { valid_until: '2020-01-01', remark: 'Renewal under way' }

test.each([
  ['an expired document that is explained', change('disclosure_document', explained)],
  ['a picture with a description', changeFile(PICTURE, { title: 'Img 1', description: 'A race' })],
])('%s has no issue', async (_name, plant) => {
  const of = cleanSchool()
  plant(of)
  expect(await issuesOf(of)).toEqual([])
})

test('an issue names the rejected row, the problem, and what visitors see', () => {
  const row = { collection: 'notification', id: '12', field: 'pinned', isShown: true }
  expect(faultOfRejectedRow(row)).toMatchObject({
    place: { collection: 'notification', item: '12', label: 'Notice no. 12' },
    what: 'the website cannot read its field “Pinned” and shows the earlier version',
  })
  expect(faultOfRejectedRow({ ...row, field: null, isShown: false }).what).toBe(
    'the website cannot read this entry and does not show it',
  )
  const { place } = faultOfRejectedRow({ ...row, collection: 'school', id: '' })
  expect(place.label).toBe('School')
})

const [CERTIFICATE, SESSION] = ['2027-01-31', '2027-03-31']
const dated = async (today: string) => {
  const of = { ...cleanSchool(), today }
  change('disclosure_document', { valid_until: CERTIFICATE })(of)
  change('school', { session: '2026-2027' })(of)
  for (const document of of.rows.disclosure_document.slice(1)) document.valid_until = null
  return (await issuesOf(of)).map(({ page, what }) => `${page} ${what.split(': ').at(-1)}`)
}

test.each([
  ['60 days before', dayAfter(CERTIFICATE, -60), ['/Disclosure it is valid until 31 January 2027']],
  ['61 days before', dayAfter(CERTIFICATE, -61), []],
  ['on a last day', CERTIFICATE, ['/Disclosure it is valid until']],
  ['on the last day of a session', SESSION, ['the session 2026-2027 ends', 'was valid']],
])('the office is notified %s of a deadline', async (_name, today, said) => {
  const found = await dated(today)
  expect(found).toHaveLength(said.length)
  for (const words of said) expect(found).toContainEqual(expect.stringContaining(words))
})

test('a deadline with a remark is not listed', async () => {
  const of = cleanSchool()
  change('disclosure_document', { valid_until: '2026-12-01', remark: 'Renewal under way' })(of)
  expect(await issuesOf(of)).toEqual([])
})

const report = { id: 2, title: 'Annual Report 2026-27' }

test.each([
  ['31 days before it is due', '2027-08-15', {}, 0],
  ['30 days before it is due', '2027-08-16', {}, 1],
  ['after it was due', '2027-10-31', {}, 1],
  ['when it may be published in another form', '2027-11-01', {}, 0],
  ['after a notice of this session has it', '2027-09-01', { ...report, date: '2027-05-02' }, 0],
  ['after a notice of the last session has it', '2027-09-01', { ...report, date: '2027-03-02' }, 1],
])('the office is notified of the annual report %s', async (_name, today, notice, times) => {
  const of = { ...cleanSchool(), today }
  change('school', { session: '2027-28' })(of)
  add('notification', notice)(of)
  const reminders = async () =>
    (await issuesOf(of)).filter(({ what }) => what.startsWith('The annual report'))
  // A page of this kind is the report.
  expect(await reminders()).toEqual([])
  of.rows.pages = of.rows.pages.filter(({ kind }) => kind !== 'annual-report')
  expect(await reminders()).toHaveLength(times)
})
