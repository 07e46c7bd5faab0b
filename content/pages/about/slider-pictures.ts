import type { Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const NAMES: PictureName[] = [
  'school-front',
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

/** The gallery slider, in its order. */
export const sliderPictures: readonly Picture[] = NAMES.map(getPicture)
