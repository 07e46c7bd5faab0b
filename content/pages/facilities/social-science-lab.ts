import type { PageText } from '../../text.ts'
import { links, picture } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const socialScienceLab: PageText = {
  sample: true,
  blocks: [
    picture('social-science-lab'),
    ...laboratoryText,
    links(
      ['Library', '/Library'],
      ['Clubs', '/Club'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
