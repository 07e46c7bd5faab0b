import type { RawRow } from '../../content/client/raw-rows.ts'
import { dayAfter } from '../../format/day.ts'
import { captionOf } from '../../format/file.ts'
import type { Content, FileState, FileUse } from '../content.ts'
import { shortened, type Place } from '../issue.ts'
import { eachRow, rule, toFault, type Message, type Rule, type RuleSet } from './rule.ts'

type File = RawRow<'directus_files'>

const MEGABYTE = 1024 * 1024
const MAX_DOCUMENT_BYTES = 5 * MEGABYTE
/** The size of a good phone photograph, and more than any page shows. */
const MAX_PICTURE_BYTES = 8 * MEGABYTE
/** Directus creates no smaller sizes of a picture with a longer side, in pixels. */
const MAX_PICTURE_SIDE = 6_000
/** A picture below this width in pixels is blurred on the website. */
const MIN_PICTURE_WIDTH = 600
const SHOWN = ['image/jpeg', 'image/png', 'image/webp']
/** An editor may upload a file today for content of tomorrow. */
const GRACE_DAYS = 1

/** Faults of a file that are corrected in the row that shows it. */
const inRow =
  (isWrong: (use: FileUse, state: FileState) => boolean, message: Message<File>): Rule =>
  ({ uses, states }) =>
    uses
      .filter((use) => isWrong(use, states.get(use.file.id) ?? 'unknown'))
      .map(({ place, file, as }) => {
        const fault = toFault(place, file, { ...message, category: 'missing' })
        const noun = as === 'document' ? 'document' : 'picture'
        const what = `the ${noun} “${shortened(file.title)}” ${fault.what}`
        return { ...fault, detail: file.id, what }
      })

const inLibraryOf = ({ place, file }: FileUse): Place => ({
  ...{ ...place, collection: 'directus_files', item: file.id },
  label: `Picture “${shortened(file.title)}” (${place.label})`,
})

const isPicture = ({ as, file }: FileUse) => as !== 'document' && file.type.startsWith('image/')

/** Faults of a picture that are corrected once in the file library. */
const inLibrary = (isWrong: (file: File, use: FileUse) => boolean, message: Message<FileUse>) =>
  rule(
    ({ uses }) => uses.filter((use) => isPicture(use) && isWrong(use.file, use)),
    inLibraryOf,
    message,
  )

/** Only one fault for each document: one that cannot be read has to be replaced anyway. */
const isReadable = ({ as }: FileUse, state: FileState) =>
  as === 'document' && (state === 'fine' || state === 'unknown')
const isPdf = ({ file }: FileUse) => file.type === 'application/pdf'

const isShown = ({ type }: File) => SHOWN.includes(type)
const longest = ({ width, height }: File) => Math.max(width ?? 0, height ?? 0)
const isHeavy = (file: File) =>
  (file.bytes ?? 0) > MAX_PICTURE_BYTES || longest(file) > MAX_PICTURE_SIDE
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
    inRow((_use, state) => state === 'gone', {
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
    inRow((_use, state) => state === 'scan', {
      code: 'document-scan',
      what: 'is a photograph of a page: nobody can search it, hear it, or read it on a phone',
      todo: 'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
    }),
    inRow((_use, state) => state === 'locked', {
      code: 'document-locked',
      what: 'asks for a password, which visitors do not have',
      todo: 'Save it without a password and upload that in its place.',
    }),
    inRow((_use, state) => state === 'broken', {
      code: 'document-broken',
      what: 'is damaged, or no PDF at all',
      todo: 'Export the PDF again, open it to see that it is complete, and upload that in its place.',
    }),
    inRow((use, state) => isReadable(use, state) && !isPdf(use), {
      code: 'document-type',
      what: ({ type }) =>
        type.startsWith('image/')
          ? 'is a picture of a document: nobody can search or hear it'
          : `is no PDF (${type}), and not everybody can open it`,
      todo: 'Upload it as a PDF, exported by the word processor.',
    }),
    inRow(
      (use, state) =>
        isReadable(use, state) && isPdf(use) && (use.file.bytes ?? 0) > MAX_DOCUMENT_BYTES,
      {
        code: 'document-heavy',
        what: 'is larger than 5 MB, which takes long and costs money on a phone',
        todo: 'Export it for the screen (“smallest file size”) and upload that in its place.',
      },
    ),
    inLibrary((file) => !isShown(file), {
      code: 'picture-type',
      what: ({ file }) => `it is of a type that not every browser shows (${file.type})`,
      todo: 'Save it as JPEG and upload that in its place.',
    }),
    inLibrary((file) => isShown(file) && isHeavy(file), {
      code: 'picture-heavy',
      what: 'it is larger than the website can make use of',
      todo: 'Save it with its longer side at 2000 pixels and upload that in its place.',
    }),
    inLibrary((file) => isShown(file) && !isHeavy(file) && isSmall(file), {
      code: 'picture-small',
      what: ({ file }) => `it is only ${file.width} by ${file.height} pixels and looks blurred`,
      todo: 'Upload the original in its place, at least 1200 pixels wide.',
    }),
    inLibrary((file, use) => isUntitled(use) && file.description === null, {
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
      ...{ code: 'album-untitled', category: 'missing' },
      what: ({ length }) => `pictures without a title: ${length}`,
      todo: 'Open each picture and write into its title what one sees.',
    }),
    eachRow('heading', ({ image }) => image === null, {
      ...{ code: 'heading-picture', category: 'missing' },
      what: 'it has no picture',
      todo: 'Choose an image, landscape, at least 1200 pixels wide.',
    }),
  ],
}
