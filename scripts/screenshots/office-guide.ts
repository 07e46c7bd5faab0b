import { DASHBOARD } from '../../cms/model/dashboard.ts'
import { VIEWS } from '../../cms/model/views.ts'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import type { Guide } from './capture-guide.ts'

const HOUR_MS = 3_600_000
const INBOX = '/content/admission_form'
const OVERDUE = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000902'

/** A family that does not exist; `contact` is hours after receipt, null while nobody has called. */
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

/** docs/guide-for-the-office.md. No mobile number in India begins with 0. */
export const officeGuide: Guide = {
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
    { name: 'office-list', address: INBOX, words: 'Kabir Das' },
    { name: 'office-board', address: `${INBOX}?bookmark=${board?.id}`, words: 'Visit booked' },
    { name: 'office-enquiry', address: `${INBOX}/${OVERDUE}`, words: 'Overdue: nobody' },
    { name: 'office-dashboard', address: `/insights/${DASHBOARD.id}`, words: 'Median time' },
  ],
}
