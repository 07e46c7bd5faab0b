import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const physicsLab = definePage({
  path: '/PhysicsLab',
  title: 'Physics laboratory',
  summary: 'Experiments with light, electricity, motion and heat.',
  searchWords: 'physics lab laboratory labs science practical भौतिकी प्रयोगशाला পদার্থবিদ্যা পরীক্ষাগার',
  picture: 'physics-lab',
  sample: true,
  blocks: [
    'In this lab students test for themselves what the textbook says about motion, light, heat and electricity.',
    heading('What students do'),
    bullets(
      'Time a pendulum, and measure how far and how fast a ball rolls.',
      'Make images with lenses and mirrors, and measure the focal length.',
      'Build a simple circuit with a cell, a bulb and a switch.',
    ),
    'Classes VI to X have lab periods. All circuits use low-voltage cells, and a teacher is always present.',
  ],
  next: ['/ChemistryLab', '/MathLab', ['The campus in pictures', '/Infrastructure']],
})
