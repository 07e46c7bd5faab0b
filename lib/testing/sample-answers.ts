import { sampleRecord, sampleRows } from 'school-schema/sample/sample'

/** The rows of a collection of the sample, as the CMS has them after a first start on a day. */
export const sampleAnswersOf = (collection: string, day: string) =>
  sampleRows(collection, day).map((fields, index) => ({
    id: index + 1,
    date_created: `${day}T04:00:00Z`,
    date_updated: null,
    ...fields,
    file: null,
    image: null,
  }))

/** What the CMS answers for each source of the pages of the sample, after a first start on a day. */
export const sampleAnswers = (day: string): Record<string, unknown> => ({
  school: sampleRecord('school', day),
  pages: [],
  exams: [],
  'hidden-pages': [],
  notices: sampleAnswersOf('notification', day),
  'notice-dates': sampleAnswersOf('notification', day),
  sections: sampleAnswersOf('section', day),
  headings: sampleAnswersOf('heading', day).reverse(),
  fees: sampleAnswersOf('fee', day),
  books: [],
  faculty: [],
  calendar: sampleAnswersOf('calendar_date', day),
  'disclosure-facts': { principal_name: null, sample: false },
  'disclosure-documents': [{ id: 1, kind: 'fire_safety', valid_until: '2026-11-27' }],
  'board-results': [],
})
