import type { Picture } from '../../text.ts'
import { getPicture } from '../pictures.ts'

/** The picture of a club that has none of its own. */
export const clubPicture: Picture = getPicture('club')

export const clubTexts = {
  title: 'Our clubs',
  none: 'We will add the clubs here. Please ask the school office.',
} as const
