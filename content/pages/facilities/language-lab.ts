import type { PageText } from '../../text.ts'
import { links } from '../blocks.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const languageLab: PageText = {
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Smart room', '/SmartRoom'],
      ['Soft skills', '/SoftSkills'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
}
