import type { PageText } from '../../text.ts'
import { links, picture } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const mathLab: PageText = {
  sample: true,
  blocks: [
    picture('math-lab'),
    ...laboratoryText,
    links(
      ['Abacus', '/Abacus'],
      ['Physics laboratory', '/PhysicsLab'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
