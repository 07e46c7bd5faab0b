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
    'Assembly, lessons, games and festivals: the school year as it passes. Parents who do not wish to see their child in a picture here need only tell the office, and the picture is taken down.',
  ],
  next: [['The campus in pictures', '/Infrastructure'], '/Club', '/House', '/notices'],
})

const meanwhile: Link[] = [
  { text: 'Notices', path: '/notices' },
  { text: 'The campus in pictures', path: '/Infrastructure' },
]

/** What the gallery says besides its text. */
export const galleryWords = {
  hero: getPicture('music'),
  /** While the office has published no album. */
  empty: {
    title: 'The first album is on its way',
    text: 'Pictures of assemblies, competitions and festivals will be here as the session goes on. Meanwhile the notices tell what is happening at school.',
    links: meanwhile,
  },
}

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
