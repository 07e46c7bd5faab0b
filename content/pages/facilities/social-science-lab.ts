import type { PageText } from '../../text.ts'
import { links } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const socialScienceLab: PageText = {
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Library', '/Library'],
      ['Clubs', '/Club'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
