import { facts } from '../../facts.ts'
import { definePage } from '../page.ts'

/** What is done at the office during an admission, when, and between which hours. */
export const scheduleRows: readonly (readonly [what: string, days: string, hours: string])[] = [
  ['Registration forms given out', 'Working days of the office', facts.admissionHours],
  ['Registration forms taken in', 'Working days of the office', facts.admissionHours],
  ['Meeting with parents and child', 'On the day given with the form', facts.admissionHours],
  ['Admission', 'On the day given at the meeting', facts.admissionHours],
]

export const schedule = definePage({
  path: '/Schedule',
  title: 'Admission schedule',
  summary: 'When forms are given out and taken in, and children are admitted: days and hours.',
  searchWords: 'dates last date start open registration when session तिथि अंतिम तारीख tarikh তারিখ',
  aliases: ['/admission-schedule'],
  picture: 'office-desk',
  sample: true,
  blocks: [
    {
      kind: 'table',
      caption: 'Admission schedule, session {session}',
      columns: ['What', 'Days', 'Hours'],
      rows: scheduleRows,
    },
    `The registration form costs Rs.${facts.registrationForm}. For other business the office is open {officeHours}; fees are taken {feeHours}.`,
    'If you cannot come at these hours, telephone the office on {phone} and another time will be found.',
  ],
  next: [
    ['Send an admission enquiry', '/TakeAdmission'],
    ['Admission procedure and documents', '/Procedure'],
    ['Fees by class', '/FeePaymentRules'],
  ],
})
