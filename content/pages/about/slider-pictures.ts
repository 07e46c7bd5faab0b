import type { Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const NAMES: PictureName[] = [
  'school-wide',
  'assembly',
  'classroom',
  'library',
  'science-fair',
  'playing-field',
  'sports-day',
  'annual-day',
  'heritage',
  'hostel',
]

/** What the pictures of the gallery slider have in common. */
export const sliderLabel = 'Pictures of school life'

/** The gallery slider, in its order. */
export const sliderPictures: readonly Picture[] = NAMES.map(getPicture)
