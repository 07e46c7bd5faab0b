import type { PictureName } from '../../../content/pages/pictures.ts'

/**
 * The picture on the card of a page, by its row or else its template, where the page has none beside
 * its title; the school front for all the rest.
 */
export const pagePictures: Readonly<Partial<Record<string, PictureName>>> = {
  infrastructure: 'classroom',
  gallery: 'annual-day',
  contact: 'office-desk',
  calendar: 'sports-day',
  books: 'books',
  ebooks: 'computer-room',
  exams: 'exam-hall',
  'exam-form': 'exam-hall',
  faculty: 'classroom',
  fees: 'office-desk',
  enquiry: 'first-day',
  karate: 'karate-kick',
  games: 'playing-field',
  notices: 'morning-bell',
  search: 'library',
  'site-map': 'map',
}
