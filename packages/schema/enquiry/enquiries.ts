import { parseOnePhone } from '../values/written.ts'
import { enquiries } from '../fields/collection.ts'
import { choice, optionalChoice } from '../fields/choice-fields.ts'
import {
  extended,
  figure,
  fixed,
  multiline,
  text,
  type Field,
  type TextRule,
} from '../fields/fields.ts'
import { button, notice } from '../fields/form-elements.ts'
import { mayContact, rights, withdrawnNotice } from './office-consent.ts'
import { moment } from '../fields/row-fields.ts'

/** The collections of enquiries. */
export const ENQUIRIES = ['admission', 'admission_form', 'form_answer'] as const

export type EnquiryCollection = (typeof ENQUIRIES)[number]

const STAGES = {
  new: { text: 'New', color: 'var(--theme--primary)' },
  contacted: { text: 'Contacted', color: 'var(--theme--warning)' },
  visit_booked: { text: 'Visit booked', color: 'var(--theme--secondary)' },
  admitted: { text: 'Admitted', color: 'var(--theme--success)' },
  closed: { text: 'Closed', color: 'var(--theme--foreground-subdued)' },
}

const SOURCES = { telephone: 'Telephone', visit: 'Visit', message: 'Letter, e-mail or message' }

/** Still new, and the promised time is over. */
export const OVERDUE = {
  _and: [
    { stage: { _eq: 'new' } },
    { reply_by: { _lt: '$NOW' } },
    { may_contact: { _neq: 'none' } },
  ],
}

// The rules are for staff. The site validates what it sends, and a parent's enquiry must not be
// rejected because of the format of a phone number.

const ONE_PHONE: TextRule = {
  read: parseOnePhone,
  message: 'Write one number in full; a second one goes into the notes.',
}

export const admission = enquiries('admission', {
  name: 'Home page form',
  icon: 'bolt',
  note: 'Sent with the short form on the home page; the time of the promised answer is in School, Reply Hours',
  template: '{{name}}',
  fields: [
    ...warnings(),
    text('name', "The child's name, as written.", { required: true, max: 200 }),
    text('class', 'The current class, as written.', { required: true }),
    ...phone('phone', 'Contact number, as written.', { required: true, call: 'Call' }),
    ...progress(),
    figure('age', 'In years.', { required: true, range: [0, 150] }),
    ...phone('whatsapp', 'WhatsApp number, if one was given.', { call: 'Call this number' }),
    ...facts(),
  ],
})

export const admissionForm = enquiries('admission_form', {
  name: 'Take Admission',
  icon: 'how_to_reg',
  note: 'Sent with the form of the Take Admission page; the time of the promised answer is in School, Reply Hours',
  template: '{{student_name}}',
  fields: [
    ...warnings(),
    text('student_name', "The child's full name, as written.", { required: true, max: 200 }),
    figure('age', 'In years.', { required: true, range: [0, 150] }),
    ...phone('contact_number', 'As written, usually ten digits.', { required: true, call: 'Call' }),
    ...progress(),
    text('previous_school', 'If one was given.', { wide: true }),
    multiline('address', 'As written.'),
    ...facts(),
  ],
})

/** Shown above an enquiry that needs attention. */
export function warnings(): Field[] {
  return [
    notice(
      'overdue_notice',
      { color: 'danger', icon: 'alarm', text: 'Overdue: nobody has answered in time. Call today.' },
      OVERDUE,
    ),
    notice(
      'suspected_notice',
      {
        color: 'warning',
        icon: 'gpp_maybe',
        text: 'This may not be from a parent; the reason is below. Check it before you call or close it.',
      },
      { suspected: { _nnull: true } },
    ),
    withdrawnNotice(),
  ]
}

/** What the office works with: the stage, with the relevant time. */
export function progress(
  stages: Parameters<typeof choice>[2] = STAGES,
  note = 'Set it to Contacted once you have spoken with the family.',
): Field[] {
  return [
    choice('stage', note, stages, 'new'),
    moment('reply_by', 'The website promised an answer by then.'),
    mayContact(),
    optionalChoice(
      'source',
      'How the family reached the school. Empty: by the form of the website.',
      SOURCES,
    ),
    multiline('notes', 'What was said, and what comes next.'),
  ]
}

/** What the site records about an enquiry, read-only; then the consent and requests. */
export function facts(): Field[] {
  return [
    fixed(text('reference', 'The number in the confirmation that a family has by e-mail.')),
    moment('received_at', 'When the website received it.'),
    extended(text('suspected', 'Why it may not be from a parent. Empty for most.'), {
      display: 'formatted-value',
      display_options: { color: 'var(--theme--warning)', icon: 'gpp_maybe' },
      readonly: true,
    }),
    fixed(text('notice_version', 'The version of the texts that the family was shown.')),
    ...rights(),
  ]
}

function phone(
  field: string,
  note: string,
  { call, ...options }: { call: string; required?: boolean },
): Field[] {
  const link = { label: call, icon: 'call', url: `tel:{{${field}}}` }
  return [
    text(field, note, { ...options, rule: ONE_PHONE }),
    button(`${field}_call`, link, { width: 'half' }),
  ]
}
