import type { Link } from '../../text.ts'
import { getPicture } from '../pictures.ts'

const links: Link[] = [
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
    links,
  },
}
