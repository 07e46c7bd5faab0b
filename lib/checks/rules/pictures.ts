import { captionOf } from '../../format/caption.ts'
import type { FileUse, Rule } from '../content.ts'
import { faultOfAddress } from '../addresses.ts'
import { findingAt, type Finding, type Place } from '../finding.ts'
import { attribute, elementsNamed, shortened } from '../html-tree.ts'

const MEGABYTE = 1024 * 1024

/** As much as a good photograph of a telephone takes, and more than any page shows. */
const HEAVIEST = 8 * MEGABYTE
/** Directus makes no smaller size of a picture that has a longer side, in pixels. */
const LARGEST = 6_000
/** Below this, in pixels, a picture is blurred in the place where the website shows it. */
const SMALLEST = 600

const SHOWN = ['image/jpeg', 'image/png', 'image/webp']

/** A file is mended in the file library, once for all places that show it. */
const inLibrary = ({ file, page, label }: FileUse): Place => ({
  collection: 'directus_files',
  item: file.id,
  page,
  label: `Picture “${shortened(file.title)}” (${label})`,
})

const isPicture = ({ file, as }: FileUse) => as !== 'paper' && file.type.startsWith('image/')

function faultsOf(use: FileUse): Finding[] {
  const { file } = use
  const place = inLibrary(use)
  const found = (fault: string, what: string, todo: string) => [
    findingAt(place, { fault, what, todo }),
  ]
  const longest = Math.max(file.width ?? 0, file.height ?? 0)
  if (!SHOWN.includes(file.type))
    return found(
      'picture-kind',
      `it is of a kind that not every browser shows (${file.type})`,
      'Save it as JPEG and upload that in its place.',
    )
  if ((file.bytes ?? 0) > HEAVIEST || longest > LARGEST)
    return found(
      'picture-heavy',
      'it is larger than the website can make use of',
      'Save it with its longer side at 2000 pixels and upload that in its place.',
    )
  if (longest > 0 && longest < SMALLEST)
    return found(
      'picture-small',
      `it is only ${file.width} by ${file.height} pixels and looks blurred`,
      'Upload the original in its place, at least 1200 pixels wide.',
    )
  return []
}

/** Pictures that are too heavy, too small, or of a kind that is not shown. */
export const pictureFiles: Rule = ({ uses }) => uses.filter(isPicture).flatMap(faultsOf)

/** Pictures of albums of which nobody has written what they show. */
export const untitledPictures: Rule = ({ uses }) =>
  uses
    .filter((use) => use.as === 'album' && isPicture(use))
    .filter(({ file }) => file.description === null && captionOf(file) === null)
    .map((use) =>
      findingAt(inLibrary(use), {
        fault: 'picture-untitled',
        what: 'nobody has written what it shows',
        todo: 'Open the picture and write into its title what one sees.',
      }),
    )

/** Pictures within texts: of whom, and with what words. */
export const picturesInTexts: Rule = ({ texts, around }) =>
  texts.flatMap((text) =>
    elementsNamed(text.root, 'img').flatMap((picture): Finding[] => {
      const source = attribute(picture, 'src')
      const detail = shortened(source)
      if (!/\/assets\//.test(source)) {
        const what = /^data:/.test(source)
          ? 'a picture was pasted into the text, and the website does not show it'
          : 'a picture of another website is in the text, and the website does not show it'
        const todo = 'Take it out, upload the picture to the CMS, and insert it from there.'
        return [findingAt(text, { fault: 'picture-foreign', detail, what, todo })]
      }
      const fault = faultOfAddress(source, around)
      if (fault?.fault === 'file-missing') {
        const what = 'a picture in the text is no longer in the CMS'
        return [findingAt(text, { ...fault, detail, what })]
      }
      if (attribute(picture, 'alt').trim() !== '') return []
      const what = 'a picture in the text has no words for those who cannot see it'
      const todo =
        'Click on the picture, open its settings, and write into “Alternative Text” what one sees.'
      return [findingAt(text, { fault: 'picture-wordless', detail, what, todo })]
    }),
  )
