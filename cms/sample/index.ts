import { sampleDocuments, sampleResults } from './disclosure.ts'
import { sampleNotices } from './notices.ts'
import { samplePages } from './pages.ts'
import { firstFees, sampleExams, sampleFaculty, sampleGallery, sampleHeadings } from './rows.ts'

/** The first rows of each collection, except those of one record. */
export const sampleContent = {
  pages: samplePages,
  faculty: sampleFaculty,
  fee: firstFees,
  heading: sampleHeadings,
  notification: sampleNotices,
  gallery: sampleGallery,
  exam: sampleExams,
  disclosure_document: sampleDocuments,
  board_result: sampleResults,
}

export { sampleDisclosure } from './disclosure.ts'
export { sampleSchool } from './school.ts'
