import { enquiries } from './collections.ts'
import { received, suppliedId } from './common.ts'
import { integer, multiline, text } from './fields.ts'

// The site has validated what it sends. Nothing here is stricter: a parent's enquiry must
// not be refused because of how a phone number is written.

export const admission = enquiries('admission', {
  name: 'Quick enquiries',
  icon: 'bolt',
  note: 'Sent with the short form on the home page',
  template: '{{name}}',
  fields: [
    suppliedId(),
    text('name', { note: "The child's name, as written.", required: true, max: 200 }),
    integer('age', 'In years.', true),
    text('class', { note: 'The present class, as written.', required: true }),
    text('phone', { note: 'Contact number, as written.', required: true }),
    text('whatsapp', { note: 'WhatsApp number, if one was given.' }),
    ...received(),
  ],
})

export const admissionForm = enquiries('admission_form', {
  name: 'Admission enquiries',
  icon: 'how_to_reg',
  note: 'Sent with the form of the Take Admission page; an answer is promised within 24 hours',
  template: '{{student_name}}',
  fields: [
    suppliedId(),
    text('student_name', { note: "The child's full name, as written.", required: true, max: 200 }),
    integer('age', 'In years.', true),
    text('contact_number', { note: 'As written, usually ten digits.', required: true }),
    text('previous_school', { note: 'If one was given.' }),
    multiline('address', 'As written.'),
    ...received(),
  ],
})
