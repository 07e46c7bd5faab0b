import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'

export const gallery: PageText = {
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
}
