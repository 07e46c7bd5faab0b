import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const mathLab = definePage({
  path: '/MathLab',
  title: 'Mathematics laboratory',
  summary: 'Mathematics to touch, build and measure.',
  aliases: ['/maths-lab'],
  picture: 'math-lab',
  sample: true,
  blocks: [...laboratoryText],
  next: ['/Abacus', '/PhysicsLab', ['The campus in pictures', '/Infrastructure']],
})
