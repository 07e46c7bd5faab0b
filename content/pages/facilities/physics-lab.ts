import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const physicsLab = definePage({
  path: '/PhysicsLab',
  title: 'Physics laboratory',
  summary: 'Where the laws of physics are tried by hand.',
  picture: 'physics-lab',
  sample: true,
  blocks: [...laboratoryText],
  next: ['/ChemistryLab', '/MathLab', ['The campus in pictures', '/Infrastructure']],
})
