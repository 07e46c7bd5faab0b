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

/** The kinds of sections, in the words of the Studio. */
export const sectionKinds = {
  hero: 'Top of the page (home, gallery)',
  introduction: 'Introduction with cards (home)',
  parents: 'Links for parents (home, phone menu)',
  reasons: 'Reasons (home)',
  headings: 'Latest headings (home)',
  closing: 'Invitation to visit (home)',
  questions: 'Questions and answers',
  cards: 'Cards',
  call_to_action: 'Text with a button',
  steps: 'Numbered steps',
  list: 'Short list',
  notice_board: 'Notice board (pages with a notice board)',
  document: 'Document to download',
  viewer: 'Document shown on the page',
  map: 'Map and directions',
  picture: 'Picture',
} as const

export type SectionKind = keyof typeof sectionKinds

export const isSectionKind = (kind: string): kind is SectionKind =>
  Object.hasOwn(sectionKinds, kind)
