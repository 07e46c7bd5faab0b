import { EVERY_PAGE, type Issue } from '../issue.ts'
import * as school from '../testing/clean-school.ts'

const { add, CARD, change, changeFile, cleanSchool, DOCUMENT, FORM, PICTURE, remove } = school
const issuesOf = (of: school.School) => school.issuesOf('before-go-live', of)

type Planted = [name: string, plant: (of: school.School) => unknown, page: string, says: RegExp]

const withoutText = (row: string) => remove('pages', ({ page_name }) => page_name === row)
const sampleForm = FORM.replace('1FAIpQLSe', 'SAMPLE-FORM-ID')
const website = (values: Partial<school.School['website']>) => (of: school.School) =>
  Object.assign(of.website, values)
const calendar = (values: object) => (of: school.School) =>
  Object.assign(of.website.calendar, values)
const documents = (state: 'sample' | 'gone') => (of: school.School) =>
  website({ documents: of.website.documents.map((each) => ({ ...each, state })) })(of)
const gone = (id: string) => (of: school.School) => Object.assign(of.states, { [id]: 'gone' })
const blank = (of: school.School) => {
  withoutText('scholarship')(of)
  add('pages', { page_name: 'scholarship', content: '<p> </p>' })(of)
}
const noResults = (of: school.School) => {
  of.rows.board_result = []
  remove('disclosure_document', ({ kind }) => kind === 'board_results')(of)
}
const presidents = { path: '/Club', what: 'Presidents', file: 'content/clubs.ts' } as const

const planted: Record<NonNullable<Issue['category']>, Planted[]> = {
  sample: [
    ['a teacher', add('faculty', { name: 'Dr X', sample: true }), '/Faculty', /^Sample row: Dr X$/],
    ['a text of the CMS', change('pages', { sample: true }), '/Curriculum', /curriculum/],
    ['the record', change('school', { sample: true }), EVERY_PAGE, /Sample row/],
    ['the name', change('school', { name: null }), EVERY_PAGE, /Palash .* \(empty in the CMS\)/],
    [
      'an e-mail',
      change('school', { email: 'a@b.example' }),
      EVERY_PAGE,
      /email says a@b\.example/,
    ],
    ['a telephone', change('school', { phone: '0371 000 0000' }), EVERY_PAGE, /0371 000 0000/],
    [
      'a number',
      change('school', { affiliation_number: '0000000' }),
      EVERY_PAGE,
      /affiliation_num/,
    ],
    ['a default text', withoutText('about_us'), '/AboutUs', /own sample/],
    ['a blank text of the CMS', blank, '/Scholarship', /own sample/],
    ['invented data', website({ sampleData: [presidents] }), '/Club', /Presidents/],
  ],
  placeholder: [
    ['a facility', withoutText('physics_lab'), '/PhysicsLab', /default text/],
    ['an awaiting page', withoutText('events'), '/Events', /no content yet/],
    ['a PDF', documents('sample'), '/Booklist', /SAMPLE/],
    ['a form', change('exam', { embed: sampleForm }), '/exam-vii', /no form/],
    [
      'a form of an unknown page, which is not open',
      change('exam', { place: 'exam-xi', embed: sampleForm, active: false }),
      ...(['/exam-center', /no form/] as const),
    ],
    ['a result', change('board_result', { passed: 41 }), '/Disclosure', /41 passed of 40/],
    [
      'the map',
      change('school', {
        map_url:
          'https://www.openstreetmap.org/export/embed.html?bbox=91.60%2C26.08%2C91.90%2C26.22&layer=mapnik',
      }),
      ...(['/Contact Us', /a town/] as const),
    ],
  ],
  missing: [
    ['a PDF', documents('gone'), '/Booklist', /no PDF/],
    ['the address of a form', change('exam', { embed: null }), '/exam-vii', /no form/],
    ['the page of a text', add('pages', { page_name: 'curiculum' }), '', /curiculum/],
    ['a payment link', change('school', { payment_url: null }), '/FeePaymentRules', /Pay Fees Onl/],
    ['a link to e-books', change('school', { ebooks_url: null }), '/ebooks', /e-books/],
    ['a map', change('school', { map_url: null }), '/Contact Us', /map/],
    [
      'a row of Appendix IX',
      remove('disclosure_document', ({ kind }) => kind === 'noc'),
      ...(['/Disclosure', /B3 No objection/] as const),
    ],
    ['the Board results', noResults, '/Disclosure', /C5 Board results/],
    ['a fact', change('disclosure', { counsellor: null }), '/Disclosure', /filled in: counsellor$/],
    [
      'the file of a row of Appendix IX',
      change('disclosure_document', { url: null }, 2),
      ...(['/Disclosure', /“B3 .*neither a file/] as const),
    ],
    [
      'the title of a picture',
      changeFile(PICTURE, { isTitled: false }),
      '/Gallery',
      /Sports.*: 1$/,
    ],
    [
      'a title that is not that of a phone',
      changeFile(PICTURE, { title: 'Img 20260105 101112', description: 'A race' }),
      ...(['/Gallery', /without a title/] as const),
    ],
    [
      'a title with a meaning',
      changeFile(PICTURE, { title: 'Photo' }),
      '/Gallery',
      /without a title/,
    ],
    ['the picture of a heading', change('heading', { image: null }), '/', /“Admis.*no picture/],
    ['a stored picture', gone(PICTURE), '/Gallery', /“Running” .* cannot be opened/],
    ['a stored picture of a heading', gone(CARD), '/', /cannot be opened/],
    ['a result', remove('board_result', ({ year }) => year === 2026), '/Disclosure', /X of 2026/],
    [
      'a readable row',
      ({ rows }) => rows.unreadable.push({ collection: 'faculty', id: '7' }),
      ...(['/Faculty', /Teacher no\. 7: .*does not show it/] as const),
    ],
  ],
  past: [
    ['a session', change('school', { session: '2025-2026' }), EVERY_PAGE, /2025-2026/],
    ['a calendar', calendar({ lastDay: '2026-11-20' }), '/SchoolCalendar', /20 November 2026/],
    ['a title', calendar({ title: 'Academic Calender 2022-23' }), '/SchoolCalendar', /2022-23/],
    [
      'a certificate, although explained',
      change('disclosure_document', { valid_until: '2026-11-20', remark: 'Renewal under way' }, 5),
      ...(['/Disclosure', /“B6 .*valid until 20 November 2026/] as const),
    ],
    ['a result', add('board_result', { year: 2023 }), '/Disclosure', /2023.* is older/],
  ],
}

describe.each(Object.entries(planted))('%s', (category, cases) => {
  test.each(cases)('%s is found, and nothing else', (_name, plant, page, says) => {
    const of = cleanSchool()
    plant(of)
    const [issue, ...others] = issuesOf(of)
    expect(issue).toMatchObject({ kind: 'before-go-live', page, category })
    expect(issue?.what).toMatch(says)
    expect(issue?.todo).toMatch(/^[A-Z].+\.$/)
    // Where to correct it: in a collection, or in a file that is named.
    expect(issue?.collection || issue?.todo).toMatch(/^[a-z_]+$|(content|public)\/\S/)
    expect(others).toEqual([])
  })
})

test('in a complete school there is nothing to do', () => {
  expect(issuesOf(cleanSchool())).toEqual([])
})

test('a document that is gone is named wherever it is shown', () => {
  const of = cleanSchool()
  gone(DOCUMENT)(of)
  expect(issuesOf(of).map(({ page }) => page)).toEqual(['/notices/1', '/Disclosure'])
})

test('sample rows are counted by page, and three of them are named', () => {
  const of = cleanSchool()
  for (const row of of.rows.pages.slice(0, 2)) row.sample = true
  for (const name of ['A', 'B', 'C', 'D']) add('faculty', { name, sample: true })(of)
  const found = issuesOf(of).map(({ page, what }) => `${page} ${what}`)
  expect(found).toHaveLength(3)
  expect(found).toContain('/Curriculum Sample row: curriculum')
  expect(found).toContain('/Faculty 4 sample rows: A; B; C; and 1 more')
})

test('pages without a text are each an issue', () => {
  const of = cleanSchool()
  for (const row of ['physics_lab', 'library']) withoutText(row)(of)
  expect(issuesOf(of).map(({ page }) => page)).toEqual(
    expect.arrayContaining(['/PhysicsLab', '/Library']),
  )
})

test('a school that uses the text of its disclosure does not need the form', () => {
  const of = cleanSchool()
  Object.assign(of.rows, { disclosure: [], disclosure_document: [], board_result: [] })
  expect(issuesOf(of)).toEqual([])
})

test('a form of its name is content for a page that awaits it', () => {
  const of = cleanSchool()
  withoutText('exam_viii')(of)
  expect(issuesOf(of)).toMatchObject([{ page: '/exam-viii' }])
  change('exam', { place: 'exam-viii' })(of)
  expect(issuesOf(of)).toEqual([])
})

test('results are not missed before the Board has announced them', () => {
  const of = cleanSchool()
  change('school', { session: '2027-28' })(of)
  calendar({ title: 'Academic calendar 2027-28', lastDay: '2028-03-20' })(of)
  for (const document of of.rows.disclosure_document) document.valid_until = null
  expect(issuesOf({ ...of, today: '2027-05-31' })).toEqual([])
  const found = issuesOf({ ...of, today: '2027-06-01' })
  expect(found.map(({ category }) => category)).toEqual(['past', 'missing'])
})
