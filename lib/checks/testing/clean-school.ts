import {
  rawRows,
  type RawContent,
  type RawName,
  type RawRow,
} from '../../content/client/raw-rows.ts'
import samplePages from '../../../sample/pages.json' with { type: 'json' }
import { createContent } from '../content.ts'
import { findAll } from '../find.ts'
import type { Finding } from '../finding.ts'

export const PICTURE = '00000000-0000-4000-8000-000000000001'
const DOCUMENT = '00000000-0000-4000-8000-000000000002'
const CARD = '00000000-0000-4000-8000-000000000003'
export const FORM = '<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSe/viewform"></iframe>'

const row = { id: 1 }
const PDF = '/docs/pdf/SocityRegistration.pdf'

const file = (id: string, title: string, type: string, size = {}) => ({
  id,
  title,
  type,
  description: null,
  filesize: 50_000,
  width: 1200,
  height: 800,
  ...size,
})

const notice = `<p>See <a href="/Contact%20Us">the office</a>, <a href="/contact-us">by its other name</a>, <a href="/notices/1">this notice</a>, <a href="/assets/${DOCUMENT}?download">the document</a> and <a href="https://www.cbse.gov.in/">the Board</a>.</p>`
const curriculum = `<h2>The week</h2><table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Day</p></th></tr><tr><td><p>Monday</p></td></tr></tbody></table><img src="http://127.0.0.1:8055/assets/${PICTURE}?width=800" alt="A class"><h3>More</h3>`

/** The page with most in its text comes first. */
const pages = samplePages.toSorted(
  (one, other) => Number(other.page_name === 'curriculum') - Number(one.page_name === 'curriculum'),
)

/** As the CMS has them: what is missing is empty. */
const stored: Partial<Record<RawName, object[]>> = {
  notification: [
    {
      ...row,
      title: 'Holiday on Monday',
      file: DOCUMENT,
      audience: ['Class X', 'Hostel', 'Bus 6'],
      description: notice,
    },
  ],
  pages: pages.map((page, index) => ({
    ...page,
    sample: false,
    id: index + 1,
    title: null,
    other_addresses: '/contact-us',
    content: index === 0 ? curriculum : '<p>Ours</p>',
  })),
  heading: [{ ...row, title: 'Admissions are open', image: CARD }],
  section: [
    {
      ...row,
      page: 'home',
      kind: 'questions',
      title: 'Parents often ask',
      items: [{ title: 'Where is the school?', text: 'On the main road.', link: '/curriculum' }],
    },
  ],
  gallery: [{ ...row, title: 'Sports day', images: [{ directus_files_id: PICTURE }] }],
  exam: [
    { ...row, title: 'Class VII, 22 December 2026', place: 'exam-vii', active: true, embed: FORM },
  ],
  faculty: [{ ...row, name: 'Mrs Meera Joshi', designation: 'PGT' }],
  calendar_date: [{ ...row, title: 'Diwali' }],
  book: [{ ...row, class: 'X', title: 'Book list of X', file: DOCUMENT, url: PDF }],
  person: [{ ...row, body: 'trust', name: 'Shri R. Das', designation: 'Chairman' }],
  team: [{ ...row, kind: 'club', name: 'Maths', leader: 'Mr Gupta' }],
  fee: [{ ...row, class_name: 'X' }],
  disclosure_document: [
    { ...row, kind: 'noc', file: DOCUMENT, url: PDF, valid_until: '2027-03-31' },
  ],
  redirect: [{ ...row, old_address: '/notice.asp?id=3', new_address: '/Faculty' }],
  board_result: [{ ...row, class: 'X', year: 2026, registered: 40, passed: 40 }],
  school: [
    {
      name: 'Hill View School',
      about: 'A school.',
      address: 'Hill Road, Tezpur 784001',
      board: 'CBSE',
      affiliation_number: '230050',
      school_code: '35020',
      phone: '03712 250000',
      email: 'office@hillview.school',
      session: '2026-27',
      emblem: PICTURE,
      payment_url: 'https://pay.hillview.school',
      ebooks_url: 'https://ncert.nic.in/textbook.php',
      town: 'Tezpur',
      coordinates: '26.63000, 92.80000',
      map_url: 'https://www.google.com/maps/embed?pb=1',
      office_hours: '9am-1pm',
      fee_due_day: 10,
      late_fine_tuition: 20,
      late_fine_transport: null,
      strike_off_months: 2,
      registration_fee: 200,
      registration_hours: '9am-1pm',
      minimum_ages: '4+',
      class_start: '8 am',
      reply_hours: 48,
      schedule_session: '2026-27',
      minimum_attendance: 75,
      certificate_after_days: 3,
    },
  ],
  directus_files: [
    file(PICTURE, 'Running', 'image/webp'),
    file(DOCUMENT, 'Holidays', 'application/pdf', { width: null, height: null }),
    file(CARD, 'Img 2026', 'image/jpeg'),
  ],
}

const rows = (): RawContent => {
  const parsed = Object.entries(rawRows).map(([name, schema]) => [
    name,
    (stored[name as RawName] ?? []).map((each) => schema.parse(each)),
  ])
  return { ...(Object.fromEntries(parsed) as RawContent), unreadable: [] }
}

/** A school with a row in each collection and a file of each type. */
export type School = { rows: RawContent; today: string }

/** A new school without findings. */
export const cleanSchool = (): School => ({ rows: rows(), today: '2026-11-21' })

/** The findings of a school. */
export function findingsOf(of: School): Promise<Finding[]> {
  const hosts = { siteHost: 'school.example', cmsHosts: ['cms.school.example'] }
  const context = { ...hosts, today: of.today }
  return findAll(createContent(of.rows, context))
}

/** Changes a row of a collection, by default the first. */
export const change =
  <Name extends RawName>(name: Name, values: Partial<RawRow<Name>>, index = 0) =>
  ({ rows }: School) =>
    Object.assign(rows[name][index] ?? {}, values)

/** Adds a row to a collection: a copy of the first with other values. */
export const add =
  <Name extends RawName>(name: Name, values: Partial<RawRow<Name>>) =>
  ({ rows }: School) =>
    Object.assign(rows, { [name]: [...rows[name], { ...rows[name][0], id: 99, ...values }] })

/** Changes a file. */
export const changeFile =
  (id: string, values: Partial<RawRow<'directus_files'>>) => (school: School) =>
    change('directus_files', values, [PICTURE, DOCUMENT, CARD].indexOf(id))(school)

/** Removes the matching rows of a collection. */
export const remove =
  <Name extends RawName>(name: Name, matches: (row: RawRow<Name>) => boolean) =>
  ({ rows }: School) =>
    Object.assign(rows, { [name]: rows[name].filter((row) => !matches(row as RawRow<Name>)) })
