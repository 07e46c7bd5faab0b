import { dayAfter } from 'school-schema/day'
import { faultOfRejectedRow } from '../places.ts'
import * as school from '../testing/clean-school.ts'

const { change, changeFile, cleanSchool, PICTURE } = school
const issuesOf = (of: school.School) => school.issuesOf('needs-fixing', of)

type Planted = [page: string, says: string, plant: (of: school.School) => unknown]

const linkToNothing = { title: 'Fees', text: null, link: '/Feees' }

const link = (href: string) =>
  change('notification', { description: `<p><a href="${href}">Old</a></p>` })
const redirectTo = (new_address: string) => change('redirect', { new_address })

const planted: Planted[] = [
  ['', 'leads to /NoSuchPage, which visitors', redirectTo('/NoSuchPage')],
  ['', 'leads to /notices/99, which visitors', redirectTo('/notices/99')],
  [
    '',
    'which visitors do not see',
    redirectTo(`/assets/${'9'.repeat(8)}-1111-4111-8111-111111111111`),
  ],
  ['/Curriculum', 'consent is not ticked', change('pages', { photo: PICTURE })],
  [
    '/notices/1',
    'Sunday, 13 December 2026, and its title',
    change('notification', { title: 'Sports day on 12 December', event_date: '2026-12-13' }),
  ],
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

test('many redirects that lead nowhere are one more finding', async () => {
  const of = cleanSchool()
  of.rows.redirect = Array.from({ length: 25 }, (_, id) => ({
    id,
    sample: false,
    old_address: `/old-${id}`,
    new_address: '/notices/99',
  }))
  const found = await issuesOf(of)
  expect(found).toHaveLength(21)
  expect(found.at(-1)?.what).toContain('5 more lead to')
})

const explained = { valid_until: '2020-01-01', remark: 'Renewal under way' }

test.each([
  ['an expired document that is explained', change('disclosure_document', explained)],
  ['a link that works by a redirect', link('/notice.asp?utm_source=x&id=3')],
  ['a redirect to a file that a notice shows', redirectTo('/hi/Faculty')],
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
    expect((await issuesOf(of)).map(({ what }) => what.split('”: ').at(-1))).toEqual(says)
    change('disclosure_document', { remark: 'Renewal under way' })(of)
    expect(await issuesOf(of)).toEqual([])
  },
)
