import type { PageText } from '../../text.ts'
import { links } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const mathLab: PageText = {
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Abacus', '/Abacus'],
      ['Physics laboratory', '/PhysicsLab'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
