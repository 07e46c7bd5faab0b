import { boardResult } from './board-result.ts'
import { folder } from './collections.ts'
import { contentFinding } from './content-finding.ts'
import { disclosureDocument } from './disclosure-document.ts'
import { disclosure } from './disclosure.ts'
import { admission, admissionForm } from './enquiries.ts'
import { exam } from './exam.ts'
import { faculty } from './faculty.ts'
import { fee } from './fee.ts'
import { toFile } from './files.ts'
import { gallery, galleryFiles, galleryRelations } from './gallery.ts'
import { heading } from './heading.ts'
import { notification } from './notification.ts'
import { officeFigures } from './office-figures.ts'
import { pages } from './pages.ts'
import { school } from './school.ts'
import type { Collection, Relation } from './types.ts'

const website = [
  ...[notification, heading, pages, faculty, fee, gallery, galleryFiles, exam],
  ...[disclosure, disclosureDocument, boardResult, school],
]
const office = [admissionForm, admission]

export const CONTENT_COLLECTIONS = website.map(({ collection }) => collection)
export const GALLERY_FILES = galleryFiles.collection
export const ENQUIRY_COLLECTIONS = office.map(({ collection }) => collection)
export const CONTENT_FINDINGS = contentFinding.collection
export const OFFICE_FIGURES = officeFigures.collection

/** In the order of the Studio's menu; folders stand before what they hold. */
export const collections: Collection[] = [
  folder('website', 'Website', 'web'),
  folder('office', 'Office', 'inbox'),
  ...website,
  contentFinding,
  ...office,
  // The last: where it is, the extension that writes it finds the enquiries' fields too.
  officeFigures,
].map((each, index) => ({ ...each, meta: { ...each.meta, sort: index + 1 } }))

export const relations: Relation[] = [
  toFile('heading', 'image'),
  toFile('notification', 'file'),
  toFile('disclosure_document', 'file'),
  ...galleryRelations,
]
