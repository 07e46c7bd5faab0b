import { sampleDocuments, sampleResults } from './disclosure-documents.ts'
import { sampleExams } from './exams.ts'
import { sampleFaculty } from './faculty.ts'
import { firstFees } from './fees.ts'
import { sampleGallery } from './gallery.ts'
import { sampleHeadings } from './headings.ts'
import { sampleNotices } from './notices.ts'
import { samplePages } from './pages.ts'

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

export { sampleDisclosure } from './disclosure-facts.ts'
export { sampleSchool } from './school.ts'
