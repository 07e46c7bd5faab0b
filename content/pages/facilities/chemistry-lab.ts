import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const chemistryLab = definePage({
  path: '/ChemistryLab',
  title: 'Chemistry laboratory',
  summary: 'A well-equipped laboratory with digital measuring instruments.',
  searchWords:
    'chemistry lab laboratory labs science practical रसायन प्रयोगशाला prayogshala রসায়ন পরীক্ষাগার',
  picture: 'chemistry-lab',
  blocks: [
    'The laboratory is well equipped and has digital measuring instruments. Students read weight, time and temperature exactly, and can compare their results.',
    heading('What students do'),
    bullets(
      'Test acids, bases and salts, and prepare simple solutions.',
      'Work in small groups, so that every child does the experiment.',
      'Write the result in the practical notebook on the same day. The teacher checks it within a week.',
    ),
    'Classes VI to X have lab periods. A teacher is always present, and students wear goggles and a lab coat.',
  ],
  next: ['/PhysicsLab', '/MathLab', ['The campus in pictures', '/Infrastructure'], '/Curriculum'],
})
