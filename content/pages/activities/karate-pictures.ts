import type { Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const NAMES: PictureName[] = ['karate-bow', 'karate', 'karate-kick']

/** What the pictures of the karate page have in common. */
export const karateLabel = 'Karate in pictures'

/** The slider of the karate page, in its order. */
export const karatePictures: readonly Picture[] = NAMES.map(getPicture)
