import { calendarDate } from './calendar.ts'
import { book } from './books.ts'
import { certificate } from './certificates/certificates.ts'
import { subscriber } from './subscribers.ts'
import { folder, type Collection, type Relation } from './fields/collection.ts'
import type { Field } from './fields/fields.ts'
import { boardResult, disclosure, disclosureDocument } from './disclosure.ts'
import { contentFinding } from './findings.ts'
import { gallery, galleryFiles, galleryRelations } from './albums.ts'
import { admission, admissionForm } from './enquiry/enquiries.ts'
import { formAnswer } from './forms/form-answer.ts'
import { pages } from './pages/pages.ts'
import { person, team, faculty } from './people/people.ts'
import { redirect } from './addresses/redirects.ts'
import { school } from './school/school.ts'
import { section } from './sections.ts'
import { exam } from './exams.ts'
import { fee } from './fees.ts'
import { heading } from './headings.ts'
import { notification } from './notices.ts'

/** In the order of the menu: what the office opens most comes first. */
const website = [
  notification,
  school,
  heading,
  pages,
  section,
  faculty,
  person,
  team,
  fee,
  gallery,
  galleryFiles,
  exam,
  calendarDate,
  book,
  disclosure,
  disclosureDocument,
  boardResult,
  redirect,
]

export const CONTENT_COLLECTIONS = website.map(({ collection }) => collection)
export const GALLERY_FILES = galleryFiles.collection
export const CERTIFICATES = certificate.collection
export const SUBSCRIBERS = subscriber.collection
export const CONTENT_FINDINGS = contentFinding.collection

/** In the order of the Studio's menu; folders come before their contents. */
export const collections: Collection[] = [
  folder('website', 'Website', 'web'),
  folder('office', 'Office', 'inbox'),
  contentFinding,
  ...website,
  certificate,
  admissionForm,
  admission,
  formAnswer,
  subscriber,
].map((each, index) => ({ ...each, meta: { ...each.meta, sort: index + 1 } }))

const isFile = ({ meta }: Field) => [meta['special']].flat().includes('file')

export const relations: Relation[] = [
  ...collections.flatMap(({ collection, fields }) =>
    fields.filter(isFile).map(({ field }) => toFile(collection, field)),
  ),
  ...galleryRelations,
]

/** The row is kept when the file is deleted. */
function toFile(collection: string, field: string): Relation {
  return {
    collection,
    field,
    related_collection: 'directus_files',
    schema: { on_delete: 'SET NULL' },
    meta: { sort_field: null },
  }
}
