/** The categories of notices by the keys that the CMS stores. */
export const noticeCategories = {
  general: 'General',
  examinations: 'Examinations',
  admissions: 'Admissions',
  fees: 'Fees',
  holidays: 'Holidays',
  events: 'Events',
  sports: 'Sports',
} as const

export type NoticeCategory = keyof typeof noticeCategories

/** The kinds of dates, as they are stored and shown. */
export const calendarKinds = {
  Holiday: 'Holiday',
  Examination: 'Examination',
  Event: 'Event',
  Term: 'Term',
} as const

export type CalendarKind = keyof typeof calendarKinds

/** A longer date has a wrong year, and would close the office for years. */
export const MAX_CALENDAR_DAYS = 366
