import type { PageText } from '../../text.ts'
import { links } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const physicsLab: PageText = {
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Chemistry laboratory', '/ChemistryLab'],
      ['Mathematics laboratory', '/MathLab'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
