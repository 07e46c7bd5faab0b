import type { RawContent, RawName } from '../content/client/raw-rows.ts'
import type { FileState } from './content.ts'
import { CARD, cleanContent, faultsOf, PAPER, PICTURE } from './testing/clean-content.ts'

type Planted = [name: string, plant: (content: RawContent) => unknown, page: string, saying: RegExp]

/** Changes the first row of a collection. */
const change =
  <Name extends RawName>(name: Name, words: Partial<RawContent[Name][number]>) =>
  (content: RawContent) =>
    Object.assign(content[name][0]!, words)

const repeat = (name: 'notification' | 'faculty' | 'pages', words: object) => (raw: RawContent) =>
  raw[name].push({ ...raw[name][0]!, id: 2, ...words } as never)

const file =
  (id: string, words: Partial<RawContent['directus_files'][number]>) => (raw: RawContent) =>
    Object.assign(
      raw.directus_files.find((each) => each.id === id)!,
      words,
    )

const planted: Planted[] = [
  ['a notice twice', repeat('notification', { description: '' }), '/notices/2', /same day/],
  ['a year that is a slip', change('notification', { date: '2027-11-20' }), '/notices/1', /2027/],
  ['capitals', change('notification', { title: 'HOLIDAY ON MONDAY' }), '/notices/1', /capitals/],
  ['a text of no page', change('pages', { page_name: 'curiculum' }), '', /named curiculum/],
  ['two texts of a page', repeat('pages', { page_name: 'Curriculum' }), '/Curriculum', /two texts/],
  ['an empty album', change('gallery', { images: [] }), '/Gallery', /no pictures/],
  [
    'a paper in an album',
    change('gallery', { images: [PICTURE, PAPER] }),
    '/Gallery',
    /no picture/,
  ],
  ['an unknown form', change('exam', { embed: 'https://x.example/f' }), '/exam-vii', /no form/],
  [
    'a form that is over',
    change('exam', { title: 'Test, 20th Nov. 2026' }),
    '/exam-vii',
    /is over/,
  ],
  ['a teacher twice', repeat('faculty', {}), '/Faculty', /twice/],
  [
    'an expired paper',
    change('disclosure_document', { valid_until: '2026-11-20' }),
    '/Disclosure',
    /20 November 2026/,
  ],
  [
    'a row that answers nothing',
    change('disclosure_document', { file: null, url: null }),
    '/Disclosure',
    /neither/,
  ],
  [
    'a dead address',
    change('disclosure_document', { url: '/Feees' }),
    '/Disclosure',
    /field url leads to \/Feees/,
  ],
  ['too many passed', change('board_result', { passed: 41 }), '/Disclosure', /41 passed of 40/],
  ['a year to come', change('board_result', { year: 2027 }), '/Disclosure', /to come/],
  ['a session that is over', change('school', { session: '2025-2026' }), '/', /2025-2026, is over/],
  ['a payment link', change('school', { payment_url: 'https://pay me' }), '/', /payment_url/],
  [
    'a telephone name',
    file(PICTURE, { title: 'Img 20250114 Wa0012' }),
    '/Gallery',
    /nobody has written/,
  ],
  ['a heavy picture', file(PICTURE, { bytes: 9_000_000 }), '/Gallery', /larger than/],
  ['a huge picture', file(CARD, { width: 7000 }), '/', /larger than/],
  ['a small picture', file(CARD, { width: 320, height: 200 }), '/', /only 320 by 200/],
  ['a picture of a rare kind', file(CARD, { type: 'image/heic' }), '/', /image\/heic/],
]

test.each(planted)('%s is found, and nothing else', (_name, plant, page, saying) => {
  const content = cleanContent()
  plant(content)
  const [found, ...others] = faultsOf(content)
  expect(found?.what).toMatch(saying)
  expect(found?.page).toBe(page)
  expect(found?.todo).toMatch(/^[A-Z].+\.$/)
  expect(others).toEqual([])
})

test('an expired paper that is explained needs nothing', () => {
  const content = cleanContent()
  change('disclosure_document', { valid_until: '2020-01-01', remark: 'Renewal under way' })(content)
  expect(faultsOf(content)).toEqual([])
})

test('the session that came with the website is left as it is', () => {
  const content = cleanContent()
  change('school', { session: '2022-23', sample: true })(content)
  expect(faultsOf(content)).toEqual([])
})

test.each<[FileState, RegExp]>([
  ['gone', /cannot be opened/],
  ['scan', /photograph of a page/],
  ['locked', /password/],
  ['broken', /damaged/],
])('a paper that is %s is named wherever it is shown', (state, saying) => {
  const found = faultsOf(cleanContent(), { [PAPER]: state })
  expect(found.map(({ page }) => page)).toEqual(['/notices/1', '/Disclosure'])
  for (const { what } of found) expect(what).toMatch(saying)
})

test('a paper is a PDF, and not heavy', () => {
  const words = (more: object) => {
    const content = cleanContent()
    content.disclosure_document = []
    file(PAPER, more)(content)
    return faultsOf(content).map(({ what }) => what)
  }
  expect(words({ bytes: 6_000_000 })).toEqual([expect.stringContaining('larger than 5 MB')])
  expect(words({ type: 'image/jpeg' })).toEqual([expect.stringContaining('a picture of a paper')])
  expect(words({ type: 'application/msword' })).toEqual([expect.stringContaining('is no PDF')])
})

test('a file that nothing uses is found after a day', () => {
  const raw = cleanContent()
  const id = '00000000-0000-4000-8000-000000000004'
  const [first] = raw.directus_files
  if (!first) throw new Error('There are files')
  const withFile = (modified: string, unseenFiles: string[] = []) => ({
    ...raw,
    unseenFiles,
    directus_files: [...raw.directus_files, { ...first, id, title: 'Date sheet', modified }],
  })
  const [finding, ...more] = faultsOf(withFile('2026-11-19T10:00:00Z'))
  expect(more).toEqual([])
  expect(finding?.what).toBe('File “Date sheet”: it was uploaded, and nothing uses it')
  expect(faultsOf(withFile('2026-11-21T10:00:00Z'))).toEqual([])
  expect(faultsOf(withFile('2026-11-19T10:00:00Z', [id]))).toEqual([])
})
