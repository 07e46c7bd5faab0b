import { definePage } from '../page.ts'

export const search = definePage({
  path: '/search',
  title: 'Search',
  template: 'search',
  summary: 'Find a page, a notice, a teacher or a document of the school.',
  queryParams: ['q'],
  cardPicture: 'library',
})
