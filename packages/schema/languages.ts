/** The languages besides English in which a school can have its website: each has a file of messages. */
export const languageNames = { hi: 'हिन्दी (Hindi)', bn: 'বাংলা (Bengali)' }

/** The fields of each collection that a school can have in several languages. */
export const TRANSLATED = {
  notification: ['title', 'description', 'event_title'],
  heading: ['title', 'description'],
  pages: ['title', 'summary', 'badge', 'content', 'links'],
  section: ['label', 'title', 'text', 'items', 'link', 'category'],
  team: ['name', 'description', 'leader', 'leader_role', 'captain', 'flag_bearer', 'events'],
  faculty: ['name', 'designation', 'department'],
  person: ['name', 'post', 'designation'],
  gallery: ['title'],
  calendar_date: ['title', 'place'],
  exam: ['title'],
  disclosure: ['special_educator', 'counsellor', 'classroom_size', 'laboratory_size', 'internet'],
  disclosure_document: ['title', 'remark'],
  board_result: ['remarks'],
  book: ['title'],
  directus_files: ['title', 'description'],
  school: [
    'alert_text',
    'name',
    'tagline',
    'about',
    'address',
    'town',
    'state',
    'fee_hours',
    'fee_period',
    'transport_fees',
    'hostel_fees',
    'class_timings',
    'admission_seats',
    'enquiry_consent',
    'reminder_consent',
  ],
} as const

/** Whether rows of a collection have translations. */
export const isTranslated = (collection: string): collection is keyof typeof TRANSLATED =>
  Object.hasOwn(TRANSLATED, collection)
