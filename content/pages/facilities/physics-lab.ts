import { links } from '../blocks.ts'
import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const physicsLab = definePage({
  path: '/PhysicsLab',
  title: 'Physics laboratory',
  template: 'text',
  group: 'facilities',
  row: 'physics_lab',
  summary: 'Where the laws of physics are tried by hand.',
  picture: 'physics-lab',
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Chemistry laboratory', '/ChemistryLab'],
      ['Mathematics laboratory', '/MathLab'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
})
