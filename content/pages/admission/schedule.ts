import { definePage } from '../page.ts'

/** Whether admission is open, shown on the pages about it. */
export const admissionTexts = {
  open: 'Admission is open for the session {session}.',
  closed:
    'Admission is closed at present. This is the session {session}. To hear when admission opens again, telephone the office on {phone}, {officeHours}.',
} as const

/** The steps of an admission at the office, with their days and hours. */
const scheduleRows: readonly (readonly [what: string, days: string, hours: string])[] = [
  ['Registration forms given out', 'Working days of the office', '{registrationHours}'],
  ['Registration forms taken in', 'Working days of the office', '{registrationHours}'],
  ['Meeting with parents and child', 'On the day given with the form', '{registrationHours}'],
  ['Admission', 'On the day given at the meeting', '{registrationHours}'],
]

export const schedule = definePage({
  path: '/Schedule',
  title: 'Admission schedule',
  fact: '{registrationHours}',
  template: 'admission',
  summary: 'When forms are given out and taken in, and children are admitted: days and hours.',
  searchWords: 'dates last date start open registration when session तिथि अंतिम तारीख tarikh তারিখ',
  aliases: ['/admission-schedule'],
  picture: 'office-desk',
  sample: true,
  blocks: [
    {
      kind: 'table',
      caption: 'Admission schedule, session {scheduleSession}',
      columns: ['What', 'Days', 'Hours'],
      rows: scheduleRows,
    },
    'This is the schedule as printed for the session {scheduleSession}. Please ask the office for the days of your visit.',
    'The registration form costs {registrationFee}. For other business the office is open {officeHours}; fees are taken {feeHours}.',
    'If you cannot come at these hours, telephone the office on {phone}: we will find another time.',
  ],
  next: [
    ['Send an admission enquiry', '/TakeAdmission'],
    ['Admission procedure and documents', '/Procedure'],
    ['Fees by class', '/FeePaymentRules'],
  ],
})
