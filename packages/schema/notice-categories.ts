/** The categories of notices by the keys that the CMS stores, shared by site and CMS. */
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
