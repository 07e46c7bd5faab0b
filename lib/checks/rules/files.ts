import type { RawRow } from '../../content/client/raw-rows.ts'
import { dayAfter } from 'school-schema/day'
import { captionOf } from '../../format/file.ts'
import type { Content, FileUse } from '../content.ts'
import { shortened, type Place } from '../issue.ts'
import { eachRow, rule, toFault, type Message, type Rule, type RuleSet } from './rule.ts'

type File = RawRow<'directus_files'>

const MEGABYTE = 1024 * 1024
const MAX_DOCUMENT_BYTES = 5 * MEGABYTE
/** The size of a good phone photograph, and more than any page shows. */
const MAX_PICTURE_BYTES = 8 * MEGABYTE
/** A picture below this width in pixels is blurred on the website. */
const MIN_PICTURE_WIDTH = 600
/** An editor may upload a file today for content of tomorrow. */
const GRACE_DAYS = 1

/** Faults of a file that are corrected in the row that shows it. */
const inRow =
  (isWrong: (use: FileUse, content: Content) => boolean, message: Message<File>): Rule =>
  (content) =>
    content.uses
      .filter((use) => isWrong(use, content))
      .map(({ place, file, as }) => {
        const fault = toFault(place, file, { ...message, category: 'missing' })
        const noun = as !== 'document' && isImage(file) ? 'picture' : 'document'
        const what = `the ${noun} “${shortened(file.title)}” ${fault.what}`
        return { ...fault, detail: file.id, what }
      })

const inLibraryOf = ({ place, file }: FileUse): Place => ({
  ...place,
  collection: 'directus_files',
  item: file.id,
  label: `Picture “${shortened(file.title)}” (${place.label})`,
})

const isImage = ({ type }: File) => type.startsWith('image/')
/** The rule `album-mixed` reports what is no picture in an album. */
const isPicture = ({ as, file, place }: FileUse) =>
  as !== 'document' && (isImage(file) || (as !== 'text' && place.collection !== 'gallery'))

/** Faults of a picture that are corrected once in the file library. */
const inLibrary = (isWrong: (use: FileUse) => boolean, message: Message<FileUse>): Rule =>
  rule(({ uses }) => uses.filter((use) => isPicture(use) && isWrong(use)), inLibraryOf, message)

/** Only one fault for each picture: one that nobody sees has to be replaced anyway. */
const isSeen = ({ as, file }: FileUse) => as !== 'text' && isImage(file)
const longest = ({ width, height }: File) => Math.max(width ?? 0, height ?? 0)
const isPdf = ({ type }: File) => type === 'application/pdf'
const isHeavyDocument = ({ bytes }: File) => (bytes ?? 0) > MAX_DOCUMENT_BYTES
const isHeavy = ({ bytes }: File) => (bytes ?? 0) > MAX_PICTURE_BYTES
const isSmall = (file: File) => longest(file) > 0 && longest(file) < MIN_PICTURE_WIDTH

/** File names of cameras and phones without their numbers, which describe nothing. */
const GENERIC = /^(?:img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)$/i

/** A picture without a title has no alternative text. */
const isUntitled = ({ file, as }: FileUse) =>
  as === 'album' && (!file.isTitled || captionOf(file) === null || GENERIC.test(file.title.trim()))

const untitledByAlbum = ({ uses }: Content) => [
  ...Map.groupBy(uses.filter(isUntitled), ({ place }) => place.item).values(),
]

const isOld = ({ modified }: File, today: string) =>
  modified !== null && modified.slice(0, 10) < dayAfter(today, -GRACE_DAYS)

/** Files that rows show, and files that no row shows. */
export const fileRules: RuleSet = {
  both: [
    // The CMS has the record of the file but not the file.
    inRow(({ file }, { lostFiles }) => lostFiles.has(file.id), {
      code: 'file-gone',
      what: 'is listed in the CMS, but cannot be opened',
      todo: 'Upload it again and choose the new one in its place.',
    }),
  ],
  'needs-fixing': [
    eachRow('pages', ({ photo, photo_consent }) => photo !== null && !photo_consent, {
      code: 'photo-consent',
      what: 'its photograph is not shown: consent is not ticked',
      todo: 'Ask everyone who can be recognised, for a child the parents, and tick Consent given; or remove the photograph.',
    }),
    inRow(({ as, file }) => as === 'document' && isImage(file), {
      code: 'document-type',
      what: 'is a picture of a document: nobody can search or hear it',
      todo: 'Upload it as a PDF, exported by the word processor.',
    }),
    inRow(({ as, file }) => as !== 'album' && as !== 'card' && !isImage(file) && !isPdf(file), {
      code: 'document-type',
      what: 'is no PDF, and not everybody can open it',
      todo: 'Upload it as a PDF, exported by the word processor.',
    }),
    inRow(({ as, file }) => as === 'document' && isPdf(file) && isHeavyDocument(file), {
      code: 'document-heavy',
      what: 'is larger than 5 MB, which takes long and costs money on a phone',
      todo: 'Export it for the screen (“smallest file size”) and upload that in its place.',
    }),
    inLibrary(({ file }) => !isImage(file), {
      code: 'picture-lost',
      what: 'visitors do not see it: it is no picture',
      todo: 'Open it, choose “Replace File”, and upload a photograph.',
    }),
    inLibrary((use) => isSeen(use) && isHeavy(use.file), {
      code: 'picture-heavy',
      what: 'it is larger than the website can make use of',
      todo: 'Save it with its longer side at 2000 pixels and upload that in its place.',
    }),
    inLibrary((use) => isSeen(use) && !isHeavy(use.file) && isSmall(use.file), {
      code: 'picture-small',
      what: ({ file }) => `it is only ${file.width} by ${file.height} pixels and looks blurred`,
      todo: 'Upload the original in its place, at least 1200 pixels wide.',
    }),
    inLibrary((use) => isUntitled(use) && use.file.description === null, {
      code: 'picture-untitled',
      what: 'nobody has written what it shows',
      todo: 'Open the picture and write into its title what one sees.',
    }),
    // Drafts and hidden rows also use files.
    eachRow(
      'directus_files',
      (file, { rows, today }) => isOld(file, today) && !rows.usedFiles.includes(file.id),
      {
        code: 'file-unused',
        what: 'it was uploaded, and nothing uses it',
        todo: 'Attach it where it belongs; it may have been meant for a notice. If nobody needs it, ask the administrator to delete it.',
      },
    ),
  ],
  'before-go-live': [
    rule(untitledByAlbum, ([first]) => first!.place, {
      code: 'album-untitled',
      category: 'missing',
      what: ({ length }) => `pictures without a title: ${length}`,
      todo: 'Open each picture and write into its title what one sees.',
    }),
    eachRow('heading', ({ image }) => image === null, {
      code: 'heading-picture',
      category: 'missing',
      what: 'it has no picture',
      todo: 'Choose an image, landscape, at least 1200 pixels wide.',
    }),
  ],
}
