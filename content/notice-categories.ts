/** What a notice can be about, under the keys that the CMS stores: the one list of site and CMS. */
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
