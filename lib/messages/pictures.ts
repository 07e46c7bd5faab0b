import type { Drawing } from 'school-schema/drawings'
import type { Picture } from '../../content/text.ts'
import { getMessages } from './messages.ts'

export type PictureName = Drawing

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

/** An illustration in `public/pictures` by its name. */
export function getPicture(name: PictureName): Picture {
  const { alt, caption } = getMessages().pictures[name]
  const [width, height] = SIZES[name] ?? [1200, 800]
  return { src: `/pictures/${name}.svg`, alt, caption, width, height }
}

/** The banners that were drawn for the sample school, by the name of the house. */
export const houseBanners = {
  'Palash House': 'house-palash',
  'Surya House': 'house-surya',
  'Neem House': 'house-neem',
  'Sagar House': 'house-sagar',
} as const satisfies Record<string, PictureName>
