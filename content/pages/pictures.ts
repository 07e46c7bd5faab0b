import type { Picture } from '../text.ts'
import { pictureWords } from './picture-words.ts'

export type PictureName = keyof typeof pictureWords

/** Pictures that are not 1200 by 800. */
const SIZES: Partial<Record<PictureName, [width: number, height: number]>> = {
  club: [600, 450],
  'house-neem': [240, 300],
  'house-palash': [240, 300],
  'house-sagar': [240, 300],
  'house-surya': [240, 300],
  map: [1200, 700],
  'school-front': [1200, 900],
  'school-wide': [1680, 900],
}

/** A drawn picture of `public/pictures`, by its name there. */
export function getPicture(name: PictureName): Picture {
  const [alt, caption] = pictureWords[name]
  const [width, height] = SIZES[name] ?? [1200, 800]
  return { src: `/pictures/${name}.svg`, alt, caption, width, height }
}
