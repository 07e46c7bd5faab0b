import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const physicsLab = definePage({
  path: '/PhysicsLab',
  title: 'Physics laboratory',
  summary: 'Where the laws of physics are tried by hand.',
  searchWords:
    'physics lab laboratory labs science practical भौतिकी प्रयोगशाला পদার্থবিদ্যা পরীক্ষাগার',
  picture: 'physics-lab',
  sample: true,
  blocks: [...laboratoryText],
  next: ['/ChemistryLab', '/MathLab', ['The campus in pictures', '/Infrastructure']],
})
