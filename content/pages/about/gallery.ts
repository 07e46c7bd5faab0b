import type { Link, Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const otherPages: Link[] = [
  { text: 'Notices', path: '/notices' },
  { text: 'The campus in pictures', path: '/Infrastructure' },
]

/** The texts of the gallery besides its default text. */
export const galleryTexts = {
  hero: getPicture('music'),
  /** Shown while there is no published album. */
  empty: {
    title: 'No albums yet',
    text: 'We will add pictures of assemblies, competitions and festivals during the session. For now, see the notices for school news.',
    links: otherPages,
  },
}

/** None of them is in the first album of the CMS, or the hero. */
const NAMES: PictureName[] = [
  'morning-bell',
  'school-bus',
  'uniform',
  'indoor-games',
  'houses',
  'sports-day',
  'annual-day',
  'heritage',
  'infirmary',
  'school-wide',
]

/** The label of the gallery slider. */
export const sliderLabel = 'Pictures of school life'

/** The pictures of the gallery slider in order. */
export const sliderPictures: readonly Picture[] = NAMES.map(getPicture)
