import { DASHBOARD } from '../../cms/model/dashboard.ts'
import { VIEWS } from '../../cms/model/views.ts'
import { SPORTS_CIRCULAR } from '../../cms/sample/files.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'

/** A screenshot of the Studio, as docs/pictures/<name>.webp. */
export type Shot = {
  name: string
  /** The path below /admin. */
  address: string
  /** A text that is visible when the screen is complete. */
  words: string
  /** The field of the form to scroll to. */
  field?: string
  /** The part of the screen to keep, in pixels. */
  clip?: { x: number; y: number; width: number; height: number }
}

export type Guide = {
  /** The id of the role that signs in. */
  role: string
  /** Rows to create first, by collection. */
  rows: Record<string, Record<string, unknown>[]>
  shots: Shot[]
}

const FORM = { x: 280, y: 0, width: 1086, height: 768 }
const LOW_FORM = { ...FORM, height: 560 }
const ID = 900
const FINDING = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000900'

const TITLE = 'Sports day moves to 19 December'
const finding = {
  page: '/notices/7',
  link: '/content/notification/7',
  since: '2026-11-21T09:30:00Z',
}

const at = (name: string, path: string, words: string) => ({
  ...{ name, words },
  address: `/content/${path}`,
})

/** docs/guide-for-editors.md. The findings are those of lib/checks, as no website runs here. */
const editor: Guide = {
  role: EDITOR_ROLE,
  rows: {
    notification: [
      {
        ...{ id: ID, title: TITLE, date: '2026-11-21', file: SPORTS_CIRCULAR },
        description: '<p>The field is wet. Sports day is on Saturday, 19 December.</p>',
        ...{ publish_from: '2026-11-23T02:30:00Z', publish_until: '2026-12-19T18:30:00Z' },
      },
      { id: ID + 1, title: 'Bus route 4 starts late', date: '2026-11-20', status: 'archived' },
    ],
    pages: [
      {
        ...{ id: ID, page_name: 'fee_payment_rules' },
        content: '<p>From 1 April 2027 fees may be paid at the counter or online.</p>',
      },
    ],
    content_finding: [
      {
        ...{ ...finding, id: FINDING },
        what: 'Notice “Holiday on Monday”: the link “bus routes” leads to /BusRoute, and this website has no such page',
        todo: 'Open the page that is meant, copy its address, and paste it.',
      },
      {
        ...{ ...finding, id: FINDING.replace(/900$/, '901') },
        what: 'Notice “Holiday on Monday”: the paper “Holidays” is a photograph of a page: nobody can search it, hear it, or read it on a phone',
        todo: 'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
      },
    ],
  },
  shots: [
    at('editor-notices', 'notification', 'Annual sports day'),
    { ...at('editor-notice-new', `notification/${ID}`, TITLE), clip: FORM },
    { ...at('editor-notice-file', `notification/${ID}`, TITLE), clip: FORM, field: 'file' },
    {
      ...at('editor-notice-schedule', `notification/${ID}`, TITLE),
      ...{ field: 'publish_from', clip: LOW_FORM },
    },
    {
      ...at('editor-notice-hide', `notification/${ID + 1}`, 'Bus route 4'),
      ...{ field: 'publish_from', clip: FORM },
    },
    {
      ...{ name: 'editor-replace', address: `/files/${SPORTS_CIRCULAR}`, words: 'Replace File' },
      clip: { ...FORM, height: 440 },
    },
    at('editor-fees', 'fee', 'Nursery'),
    { ...at('editor-fee', 'fee/1', 'Amount'), clip: LOW_FORM },
    { ...at('editor-fee-rules', `pages/${ID}`, 'counter or online'), clip: FORM },
    { ...at('editor-teacher', 'faculty/1', 'Designation'), clip: LOW_FORM },
    { ...at('editor-album', 'gallery/1', 'Morning assembly'), clip: FORM, field: 'images' },
    at('editor-findings', 'content_finding', 'bus routes'),
    { ...at('editor-finding', `content_finding/${FINDING}`, 'Open it'), clip: FORM },
  ],
}

const HOUR_MS = 3_600_000
const OVERDUE = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000902'

/** An invented family; `contact` is in hours after receipt, null if nobody has called. */
type Sample = [name: string, age: number, hoursAgo: number, stage: string, contact: number | null]

const forms: Sample[] = [
  ['Kabir Das', 11, 31, 'new', null],
  ['Free loans here', 30, 5, 'new', null],
  ['Meera Kalita', 9, 20, 'contacted', 3],
  ['Rohan Bora', 14, 48, 'visit_booked', 1.5],
  ['Ishita Sen', 5, 144, 'admitted', 5],
]
const quickForms: Sample[] = [
  ['Diya Saikia', 4, 1, 'new', null],
  ['Nikhil Roy', 8, 27, 'new', null],
]

function toEnquiry([, age, hoursAgo, stage, contact]: Sample) {
  const received = Date.now() - hoursAgo * HOUR_MS
  const iso = (hours: number) => new Date(received + hours * HOUR_MS).toISOString()
  return {
    ...{ id: crypto.randomUUID(), age, stage, notice_version: '2026-11-21' },
    ...{ received_at: iso(0), reply_by: iso(24) },
    first_contact_at: contact === null ? null : iso(contact),
  }
}

const board = VIEWS.find((view) => view.collection === 'admission_form' && view.layout === 'kanban')

/** docs/guide-for-the-office.md. No Indian mobile number begins with 0. */
const office: Guide = {
  role: OFFICE_ROLE,
  rows: {
    admission_form: forms.map((sample, index) => ({
      ...toEnquiry(sample),
      ...{ student_name: sample[0], previous_school: 'Hill View School' },
      ...{ contact_number: `036100000${index}`, address: 'House 4, Sample Road' },
      ...(sample[0].startsWith('Free') && { suspected: 'honeypot' }),
      ...(sample[0] === 'Kabir Das' && { id: OVERDUE }),
    })),
    admission: quickForms.map((sample, index) => ({
      ...toEnquiry(sample),
      ...{ name: sample[0], class: 'III', phone: `036100001${index}` },
    })),
  },
  shots: [
    at('office-list', 'admission_form', 'Kabir Das'),
    at('office-board', `admission_form?bookmark=${board?.id}`, 'Visit booked'),
    at('office-enquiry', `admission_form/${OVERDUE}`, 'Overdue: nobody'),
    { name: 'office-dashboard', address: `/insights/${DASHBOARD.id}`, words: 'Median time' },
  ],
}

/** The guides by their readers. */
export const guides: Record<string, Guide> = { editor, office }
