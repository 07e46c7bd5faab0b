import { links, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'

export const gallery = definePage({
  path: '/Gallery',
  title: 'Gallery',
  template: 'gallery',
  group: 'about',
  row: 'gallery',
  summary: 'Pictures of school life through the year.',
  aliases: ['/photos'],
  cardPicture: 'annual-day',
  blocks: [
    paragraph(
      'Assembly, lessons, games and festivals: the school year as it passes. Parents who do not wish to see their child in a picture here need only tell the office, and the picture is taken down.',
    ),
    links(
      ['The campus in pictures', '/Infrastructure'],
      ['Clubs', '/Club'],
      ['Houses', '/House'],
      ['Notices', '/notices'],
    ),
  ],
})
