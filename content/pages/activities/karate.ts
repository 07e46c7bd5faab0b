import type { Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const NAMES: PictureName[] = ['karate-bow', 'karate', 'karate-kick']

/** The label of the karate slider. */
export const karateLabel = 'Karate in pictures'

/** The pictures of the karate slider in order. */
export const karatePictures: readonly Picture[] = NAMES.map(getPicture)
