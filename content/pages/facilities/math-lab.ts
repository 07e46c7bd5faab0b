import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const mathLab = definePage({
  path: '/MathLab',
  title: 'Mathematics laboratory',
  summary: 'Learn mathematics by touching, building and measuring.',
  searchWords: 'maths math mathematics lab laboratory गणित प्रयोगशाला ganit গণিত',
  aliases: ['/maths-lab'],
  picture: 'math-lab',
  sample: true,
  blocks: [
    'Children understand mathematics better when they can hold it. The lab has solid shapes, fraction sets, tangrams, geoboards and measuring tapes.',
    heading('What students do'),
    bullets(
      'Fold paper to see why the angles of a triangle add up to 180 degrees.',
      'Build cubes and cones, and work out their area and volume.',
      'Measure the classroom, and draw it to scale.',
    ),
    'Every class from III to X has one mathematics lab period a week. Younger children learn with the abacus too.',
  ],
  next: ['/Abacus', '/PhysicsLab', ['The campus in pictures', '/Infrastructure']],
})
