import { enquiries } from './collections.ts'
import { suppliedId, timestamps } from './common.ts'
import { integer, multiline, text } from './fields.ts'
import { facts, phone, progress, warnings } from './office.ts'

// The site has validated what it sends. Nothing here is stricter: a parent's enquiry must
// not be refused because of how a phone number is written.

export const admission = enquiries('admission', {
  name: 'Home page form',
  icon: 'bolt',
  note: 'Sent with the short form on the home page; an answer is promised within 24 hours',
  template: '{{name}}',
  fields: [
    suppliedId(),
    ...warnings(),
    text('name', { note: "The child's name, as written.", required: true, max: 200 }),
    text('class', { note: 'The present class, as written.', required: true }),
    ...phone('phone', { note: 'Contact number, as written.', required: true, call: 'Call' }),
    ...progress(),
    integer('age', 'In years.', true),
    ...phone('whatsapp', { note: 'WhatsApp number, if one was given.', call: 'Call this number' }),
    ...facts(),
    ...timestamps(),
  ],
})

export const admissionForm = enquiries('admission_form', {
  name: 'Take Admission',
  icon: 'how_to_reg',
  note: 'Sent with the form of the Take Admission page; an answer is promised within 24 hours',
  template: '{{student_name}}',
  fields: [
    suppliedId(),
    ...warnings(),
    text('student_name', { note: "The child's full name, as written.", required: true, max: 200 }),
    integer('age', 'In years.', true),
    ...phone('contact_number', {
      note: 'As written, usually ten digits.',
      required: true,
      call: 'Call',
    }),
    ...progress(),
    text('previous_school', { note: 'If one was given.', wide: true }),
    multiline('address', 'As written.'),
    ...facts(),
    ...timestamps(),
  ],
})
