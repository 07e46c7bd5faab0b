import { links } from '../blocks.ts'
import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const mathLab = definePage({
  path: '/MathLab',
  title: 'Mathematics laboratory',
  template: 'text',
  group: 'facilities',
  row: 'math_lab',
  summary: 'Mathematics to touch, build and measure.',
  aliases: ['/maths-lab'],
  picture: 'math-lab',
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Abacus', '/Abacus'],
      ['Physics laboratory', '/PhysicsLab'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
})
