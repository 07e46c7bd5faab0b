import { defaultColours } from 'school-schema/school/colours'
import { defaultFigures } from '../../content/school.ts'
import { ENQUIRY_KEPT, initialConsent } from 'school-schema/enquiry/consent'
import { sampleSchool } from 'school-schema/sample/sample-school'
import type { CmsFile } from '../content/schema/columns.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import type { Notice } from '../notices/notices.ts'
import type { School } from '../school/school.ts'

/** A published notice with only the required fields. */
export const plainNotice: Notice = {
  id: 1,
  title: 'Holiday',
  date: '2026-11-21',
  description: null,
  file: null,
  category: 'general',
  isPinned: false,
  audience: [],
  event: null,
  publishFrom: null,
  publishUntil: null,
  changed: null,
  isSample: false,
  outdated: null,
  language: 'en',
}

/** A holiday of one day. */
export const plainDate: CalendarDate = {
  uid: 'calendar-1',
  notice: null,
  until: null,
  from: '2026-11-08',
  to: '2026-11-08',
  title: 'Diwali',
  kind: 'Holiday',
  time: null,
  place: null,
  audience: [],
  changed: null,
  isSample: false,
  outdated: null,
}

/** A PDF of the CMS. */
export const plainFile: CmsFile = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Date sheet',
  filename: 'sheet.pdf',
  type: 'application/pdf',
  bytes: 38_400,
  width: null,
  height: null,
  description: null,
  version: '1795168800',
}

/** The default settings of the school. */
export const plainSchool: School = {
  ...sampleSchool,
  ...defaultFigures,
  board: 'CBSE',
  currentSession: sampleSchool.session,
  isNamed: true,
  isSample: false,
  outdated: null,
  alert: null,
  emblem: null,
  typePairing: 'classic',
  colours: defaultColours,
  admission: {
    isOpen: true,
    session: sampleSchool.session,
    from: null,
    until: null,
    seats: null,
    statusUntil: null,
  },
  whatsapp: null,
  whatsappChannel: null,
  feePeriod: null,
  transportFees: [],
  feeConcessions: [],
  upiId: null,
  hostelFees: [],
  classTimings: [],
  otherPhones: [],
  town: null,
  state: null,
  position: null,
  consent: { language: 'en', enquiry: initialConsent, reminders: null },
  enquiryKeptMonths: ENQUIRY_KEPT.initial,
  officeDays: [],
  languages: ['en'],
  schoolDays: [],
  paymentUrl: null,
  ebooksUrl: null,
  mapUrl: null,
  social: { facebook: null, instagram: null, youtube: null },
}
