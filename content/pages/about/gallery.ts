import type { Link, Picture } from '../../text.ts'
import { definePage } from '../page.ts'
import { getPicture, type PictureName } from '../pictures.ts'

export const gallery = definePage({
  path: '/Gallery',
  title: 'Gallery',
  template: 'gallery',
  summary: 'Pictures of school life through the year.',
  searchWords:
    'gallery photos photo pictures images album albums videos annual day चित्र फोटो तस्वीरें photo tasveer ছবি গ্যালারি',
  aliases: ['/photos'],
  cardPicture: 'annual-day',
  blocks: [
    'See our assemblies, lessons, games and festivals. If you do not want your child’s picture here, tell the office and we will remove it.',
  ],
  next: [['The campus in pictures', '/Infrastructure'], '/Club', '/House', '/notices'],
})

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
