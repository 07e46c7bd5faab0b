import { academicCalendar } from './academic-calendar.ts'
import { bookLists } from './book-lists.ts'
import type { PrintedDocument } from './document.ts'
import { gamesAnnexure } from './games-annexure.ts'
import { societyRegistration } from './society-registration.ts'

/** Every PDF of the project's own that a page links to. */
export const printedDocuments: readonly PrintedDocument[] = [
  societyRegistration,
  academicCalendar,
  gamesAnnexure,
  ...bookLists,
]
