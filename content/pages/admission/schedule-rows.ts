import { facts } from '../../facts.ts'

/** What is done at the office during an admission, when, and between which hours. */
export const scheduleRows: readonly (readonly [what: string, days: string, hours: string])[] = [
  ['Registration forms given out', 'Working days of the office', facts.admissionHours],
  ['Registration forms taken in', 'Working days of the office', facts.admissionHours],
  ['Meeting with parents and child', 'On the day given with the form', facts.admissionHours],
  ['Admission', 'On the day given at the meeting', facts.admissionHours],
]
