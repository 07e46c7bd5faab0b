import { captionOf } from '../../format/caption.ts'
import { eachRow, type FileState, type FileUse, type Find, type RuleSet } from '../content.ts'
import { shortened, type Fault } from '../issue.ts'
import { dayAfter } from './dates.ts'

const MEGABYTE = 1024 * 1024
const HEAVIEST_DOCUMENT = 5 * MEGABYTE
/** As much as a good photograph of a phone takes, and more than any page shows. */
const HEAVIEST_PICTURE = 8 * MEGABYTE
/** Directus makes no smaller size of a picture that has a longer side, in pixels. */
const LARGEST = 6_000
/** Below this, in pixels, a picture is blurred where the website shows it. */
const SMALLEST = 600
const SHOWN = ['image/jpeg', 'image/png', 'image/webp']
/** An editor may upload today what is published tomorrow. */
const GRACE_DAYS = 1

type Words = [code: string, what: string, todo: string]

/** Faults of a file that are corrected in the row that shows it. */
const inRow =
  (find: (use: FileUse, state: FileState) => Words | null | undefined): Find =>
  ({ uses, states }) =>
    uses.flatMap((use): Fault[] => {
      const { place, file, as } = use
      const [code, words, todo] = find(use, states.get(file.id) ?? 'unknown') ?? []
      if (!code || !todo) return []
      const noun = as === 'document' ? 'document' : 'picture'
      const what = `the ${noun} “${shortened(file.title)}” ${words}`
      return [{ place, code, detail: file.id, category: 'missing', what, todo }]
    })

/** Faults of a picture that are corrected in the file library, once for all places that show it. */
const inLibrary =
  (find: (use: FileUse) => Words | null): Find =>
  ({ uses }) =>
    uses.flatMap((use): Fault[] => {
      const { place, file, as } = use
      const [code, what, todo] = find(use) ?? []
      if (!code || !what || !todo || as === 'document' || !file.type.startsWith('image/')) return []
      const label = `Picture “${shortened(file.title)}” (${place.label})`
      const record = { ...place, collection: 'directus_files', item: file.id, label }
      return [{ place: record, code, what, todo }]
    })

/** The CMS has the record of the file and not what was uploaded. */
const gone = inRow((_use, state) =>
  state === 'gone'
    ? [
        'file-gone',
        'is listed in the CMS, but cannot be opened',
        'Upload it again and choose the new one in its place.',
      ]
    : null,
)

const UNREADABLE: Partial<Record<FileState, Words>> = {
  scan: [
    'document-scan',
    'is a photograph of a page: nobody can search it, hear it, or read it on a phone',
    'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
  ],
  locked: [
    'document-locked',
    'asks for a password, which visitors do not have',
    'Save it without a password and upload that in its place.',
  ],
  broken: [
    'document-broken',
    'is damaged, or no PDF at all',
    'Export the PDF again, open it to see that it is complete, and upload that in its place.',
  ],
}

const documents = inRow(({ file, as }, state) => {
  if (state === 'gone') return null
  const unreadable = UNREADABLE[state]
  if (unreadable || as !== 'document') return unreadable
  if (file.type !== 'application/pdf')
    return [
      'document-type',
      file.type.startsWith('image/')
        ? 'is a picture of a document: nobody can search or hear it'
        : `is no PDF (${file.type}), and not everybody can open it`,
      'Upload it as a PDF, exported by the word processor.',
    ]
  if ((file.bytes ?? 0) <= HEAVIEST_DOCUMENT) return null
  return [
    'document-heavy',
    'is larger than 5 MB, which takes long and costs money on a phone',
    'Export it for the screen (“smallest file size”) and upload that in its place.',
  ]
})

const pictures = inLibrary(({ file }) => {
  const longest = Math.max(file.width ?? 0, file.height ?? 0)
  if (!SHOWN.includes(file.type))
    return [
      'picture-type',
      `it is of a type that not every browser shows (${file.type})`,
      'Save it as JPEG and upload that in its place.',
    ]
  if ((file.bytes ?? 0) > HEAVIEST_PICTURE || longest > LARGEST)
    return [
      'picture-heavy',
      'it is larger than the website can make use of',
      'Save it with its longer side at 2000 pixels and upload that in its place.',
    ]
  if (longest === 0 || longest >= SMALLEST) return null
  return [
    'picture-small',
    `it is only ${file.width} by ${file.height} pixels and looks blurred`,
    'Upload the original in its place, at least 1200 pixels wide.',
  ]
})

/** Names of cameras and phones without a number, which are nobody's caption either. */
const GENERIC = /^(?:img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)$/i

const isUntitled = ({ file, as }: FileUse) =>
  as === 'album' && (!file.isTitled || captionOf(file) === null || GENERIC.test(file.title.trim()))

const NAME_IT = 'Open the picture and write into its title what one sees.'

/** What pictures show is lost on those who cannot see them. */
const untitledPictures = inLibrary((use) =>
  isUntitled(use) && use.file.description === null
    ? ['picture-untitled', 'nobody has written what it shows', NAME_IT]
    : null,
)

const untitledByAlbum: Find = ({ uses }) =>
  [...Map.groupBy(uses.filter(isUntitled), ({ place }) => place.item).values()].flatMap((group) =>
    group.slice(0, 1).map(({ place }) => ({
      ...{ place, code: 'album-untitled', category: 'missing', todo: NAME_IT },
      what: `pictures without a title: ${group.length}`,
    })),
  )

const headingPicture = eachRow(
  'heading',
  ({ image }) =>
    image === null && {
      ...{ code: 'heading-picture', category: 'missing' },
      what: 'it has no picture',
      todo: 'Choose an image, landscape, at least 1200 pixels wide.',
    },
)

/** Uploaded files that no row uses, drafts and hidden rows included. */
const unused: Find = (content) => {
  const used = new Set(content.rows.usedFiles)
  const before = dayAfter(content.today, -GRACE_DAYS)
  const find = eachRow(
    'directus_files',
    ({ id, modified }) =>
      modified !== null &&
      modified.slice(0, 10) < before &&
      !used.has(id) && {
        code: 'file-unused',
        what: 'it was uploaded, and nothing uses it',
        todo: 'Attach it where it belongs; it may have been meant for a notice. If nobody needs it, ask the administrator to delete it.',
      },
  )
  return find(content)
}

/** Files that rows show, and files that none shows. */
export const fileRules: RuleSet = {
  'needs-fixing': [gone, documents, pictures, untitledPictures, unused],
  'before-go-live': [gone, untitledByAlbum, headingPicture],
}
