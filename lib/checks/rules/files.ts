import { captionOf } from '../../format/file.ts'
import type { FileUse } from '../content.ts'
import { shortened, type Place } from '../issue.ts'
import { eachRow, rule, type RuleSet } from './rule.ts'

/** The picture is corrected once in the file library. */
const inLibraryOf = ({ place, file }: FileUse): Place => ({
  ...place,
  collection: 'directus_files',
  item: file.id,
  label: `Picture “${shortened(file.title)}” (${place.label})`,
})

/** File names of cameras and phones without their numbers, which describe nothing. */
const GENERIC = /^(?:img|dscn?|pxl|image|photo|picture|screenshot|whatsapp image)$/i

/** A picture without a title has no alternative text. */
const isUntitled = ({ file }: FileUse) =>
  file.type.startsWith('image/') &&
  file.description === null &&
  (!file.isTitled || captionOf(file) === null || GENERIC.test(file.title.trim()))

/** Pictures that rows show. */
export const fileRules: RuleSet = {
  'needs-fixing': [
    eachRow('pages', ({ photo, photo_consent }) => photo !== null && !photo_consent, {
      code: 'photo-consent',
      what: 'its photograph is not shown: consent is not ticked',
      todo: 'Ask everyone who can be recognised, for a child the parents, and tick Consent given; or remove the photograph.',
    }),
  ],
  both: [
    rule(({ uses }) => uses.filter(isUntitled), inLibraryOf, {
      code: 'picture-untitled',
      category: 'missing',
      what: 'nobody has written what it shows',
      todo: 'Open the picture and write into its title what one sees.',
    }),
  ],
}
