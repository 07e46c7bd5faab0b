import type { FileState } from '../content.ts'
import { faultOfRejectedRow } from '../places.ts'
import * as school from '../testing/clean-school.ts'

const { add, CARD, change, changeFile, cleanSchool, DOCUMENT, PICTURE } = school
const issuesOf = (of: school.School) => school.issuesOf('needs-fixing', of)

type Planted = [name: string, plant: (of: school.School) => unknown, page: string, says: RegExp]

const notice = { id: 2, description: '' }
const mixed = { images: [PICTURE, DOCUMENT] }
const unanswered = { file: null, url: null }

const planted: Planted[] = [
  ['a notice twice', add('notification', notice), '/notices/2', /same day/],
  ['a wrong year', change('notification', { date: '2027-11-20' }), '/notices/1', /2027/],
  ['capitals', change('notification', { title: 'HOLIDAY ON MONDAY' }), '/notices/1', /capitals/],
  ['an unknown page', change('pages', { page_name: 'curiculum' }), '', /named curiculum/],
  ['two texts of a page', add('pages', { page_name: 'Curriculum' }), '/Curriculum', /two texts/],
  ['an empty album', change('gallery', { images: [] }), '/Gallery', /no pictures/],
  ['a document in an album', change('gallery', mixed), '/Gallery', /no picture/],
  ['an unknown form', change('exam', { embed: 'https://x.example/f' }), '/exam-vii', /no form/],
  ['a past form', change('exam', { title: 'Test, 20th Nov. 2026' }), '/exam-vii', /is over/],
  ['a teacher twice', add('faculty', {}), '/Faculty', /twice/],
  [
    'an expired document',
    change('disclosure_document', { valid_until: '2026-11-20' }),
    ...(['/Disclosure', /“B1 .*”: .*20 November 2026/] as const),
  ],
  ['an empty row', change('disclosure_document', unanswered), '/Disclosure', /neither/],
  [
    'a dead address',
    change('disclosure_document', { url: '/Feees' }),
    ...(['/Disclosure', /field url leads to \/Feees/] as const),
  ],
  ['too many passed', change('board_result', { passed: 41 }), '/Disclosure', /41 passed of 40/],
  ['a future year', change('board_result', { year: 2027 }), '/Disclosure', /to come/],
  ['a past session', change('school', { session: '2025-2026' }), '/', /2025-2026, is over/],
  ['a payment link', change('school', { payment_url: 'https://pay me' }), '/', /payment_url/],
  [
    'the name of a phone',
    changeFile(PICTURE, { title: 'Img 20250114 Wa0012' }),
    ...(['/Gallery', /nobody has written/] as const),
  ],
  ['a heavy picture', changeFile(PICTURE, { bytes: 9_000_000 }), '/Gallery', /larger than/],
  ['a huge picture', changeFile(CARD, { width: 7000 }), '/', /larger than/],
  ['a small picture', changeFile(CARD, { width: 320, height: 200 }), '/', /only 320 by 200/],
  ['a rare type of picture', changeFile(CARD, { type: 'image/heic' }), '/', /image\/heic/],
]

test('in a clean school there is nothing to fix', () => {
  expect(issuesOf(cleanSchool())).toEqual([])
})

test.each(planted)('%s is found, and nothing else', (_name, plant, page, says) => {
  const of = cleanSchool()
  plant(of)
  const [found, ...others] = issuesOf(of)
  expect(found).toMatchObject({ kind: 'needs-fixing', page })
  expect(found?.what).toMatch(says)
  expect(found?.todo).toMatch(/^[A-Z].+\.$/)
  expect(others).toEqual([])
})

const explained = { valid_until: '2020-01-01', remark: 'Renewal under way' }

test.each([
  ['an expired document that is explained', change('disclosure_document', explained)],
  [
    'the session that came with the website',
    change('school', { session: '2022-23', sample: true }),
  ],
  ['a picture with a description', changeFile(PICTURE, { title: 'Img 1', description: 'A race' })],
])('%s needs nothing', (_name, plant) => {
  const of = cleanSchool()
  plant(of)
  expect(issuesOf(of)).toEqual([])
})

test.each<[FileState, RegExp]>([
  ['gone', /cannot be opened/],
  ['scan', /photograph of a page/],
  ['locked', /password/],
  ['broken', /damaged/],
])('a document that is %s is named wherever it is shown', (state, says) => {
  const found = issuesOf({ ...cleanSchool(), states: { [DOCUMENT]: state } })
  expect(found.map(({ page }) => page)).toEqual(['/notices/1', '/Disclosure'])
  for (const { what } of found) expect(what).toMatch(says)
})

test.each([
  [{ bytes: 6_000_000 }, /larger than 5 MB/],
  [{ type: 'image/jpeg' }, /a picture of a document/],
  [{ type: 'application/msword' }, /is no PDF/],
])('a document of %p is found', (values, says) => {
  const of = cleanSchool()
  of.rows.disclosure_document = []
  changeFile(DOCUMENT, values)(of)
  expect(issuesOf(of).map(({ what }) => what)).toEqual([expect.stringMatching(says)])
})

test('a file that nothing uses is found after a day', () => {
  const id = '00000000-0000-4000-8000-000000000004'
  const unused = (modified: string, usedFiles: string[] = []) => {
    const of = cleanSchool()
    add('directus_files', { id, title: 'Date sheet', modified })(of)
    of.rows.usedFiles.push(...usedFiles)
    return issuesOf(of).map(({ what }) => what)
  }
  const what = 'File “Date sheet”: it was uploaded, and nothing uses it'
  expect(unused('2026-11-19T10:00:00Z')).toEqual([what])
  expect(unused('2026-11-21T10:00:00Z')).toEqual([])
  expect(unused('2026-11-19T10:00:00Z', [id])).toEqual([])
})

test('editors read which row is unreadable, what is wrong, and what visitors see', () => {
  const row = { collection: 'notification', id: '12', field: 'pinned', isShown: true }
  expect(faultOfRejectedRow(row)).toMatchObject({
    place: { collection: 'notification', item: '12', label: 'Notice no. 12' },
    what: 'the website cannot read its field “pinned” and shows the earlier version',
  })
  expect(faultOfRejectedRow({ ...row, field: null, isShown: false }).what).toBe(
    'the website cannot read this entry and does not show it',
  )
  const { place } = faultOfRejectedRow({ ...row, collection: 'school', id: '' })
  expect(place.label).toBe('School')
})
