import { parseColour, typePairings } from './colours.ts'
import { optionalChoice } from '../fields/choice-fields.ts'
import { attachment, readBy, text, type Field } from '../fields/fields.ts'

function colour(field: string, note: string): Field {
  const plain = text(field, note, { max: 7 })
  const look = { interface: 'select-color', display: 'color', options: null }
  const rule = { read: parseColour, message: 'Write # and six digits, such as #b93a14.' }
  return readBy(rule, { ...plain, meta: { ...plain.meta, ...look } })
}

/** The look of the website. */
export const schoolLook = (): Field[] => [
  attachment(
    'emblem',
    'A square picture, best of 512 pixels or more: PNG with a transparent ground, JPEG or WebP. It is in the bar, in tabs, on home screens and in shared links. Empty: the first letters of the name.',
    'image',
  ),
  colour(
    'colour_main',
    'Links, buttons and the labels of sections. Empty: the red of the website.',
  ),
  colour(
    'colour_accent',
    'Highlights behind dark text, and the ground of titles: a light colour. Empty: yellow and cream.',
  ),
  optionalChoice('type_pairing', 'The font of headings. Empty: Fraunces.', typePairings),
  colour('colour_dark', 'Text, the first line and the foot of every page. Empty: dark blue.'),
]
