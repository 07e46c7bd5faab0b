import { captionOf } from '../../format/file.ts'
import type { Content, FileUse } from '../content.ts'
import { shortened, type Place } from '../issue.ts'
import { eachRow, rule, type Message, type Rule, type RuleSet } from './rule.ts'

const inLibraryOf = ({ place, file }: FileUse): Place => ({
  ...place,
  collection: 'directus_files',
  item: file.id,
  label: `Picture “${shortened(file.title)}” (${place.label})`,
})

/** Faults of a picture that are corrected once in the file library. */
const inLibrary = (isWrong: (use: FileUse) => boolean, message: Message<FileUse>): Rule =>
  rule(({ uses }) => uses.filter(isWrong), inLibraryOf, message)

/** File names of cameras and phones without their numbers, which describe nothing. */
const GENERIC = /^(?:img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)$/i

/** A picture without a title has no alternative text. */
const isUntitled = ({ file }: FileUse) =>
  file.type.startsWith('image/') &&
  (!file.isTitled || captionOf(file) === null || GENERIC.test(file.title.trim()))

const untitledByAlbum = ({ uses }: Content) => [
  ...Map.groupBy(uses.filter(isUntitled), ({ place }) => place.item).values(),
]

/** Pictures that rows show. */
export const fileRules: RuleSet = {
  'needs-fixing': [
    eachRow('pages', ({ photo, photo_consent }) => photo !== null && !photo_consent, {
      code: 'photo-consent',
      what: 'its photograph is not shown: consent is not ticked',
      todo: 'Ask everyone who can be recognised, for a child the parents, and tick Consent given; or remove the photograph.',
    }),
    inLibrary((use) => isUntitled(use) && use.file.description === null, {
      code: 'picture-untitled',
      what: 'nobody has written what it shows',
      todo: 'Open the picture and write into its title what one sees.',
    }),
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
