import { bullets, heading } from '../blocks.ts'
import { definePage, type TextBlock } from '../page.ts'

/** The laboratory text, which the laboratories without a text of their own repeat. */
export const laboratoryText: readonly TextBlock[] = [
  'The laboratory is well equipped and has digital measuring instruments: what is weighed, timed or warmed is read to the decimal, and two pupils at neighbouring benches can compare their figures.',
  heading('How a practical runs'),
  bullets(
    'Classes come in small groups, so that every pupil does the work and none only watches.',
    'The teacher shows the work once; pupils then do it, measure, and write down what they see.',
    'Results go into the practical notebook the same day and are corrected within the week.',
    'No one works without a teacher. Apparatus is checked before and after, and first aid is at hand.',
  ),
  'Laboratories are on the timetable from class VI.',
]

export const chemistryLab = definePage({
  path: '/ChemistryLab',
  title: 'Chemistry laboratory',
  summary: 'A well-equipped laboratory with digital measuring instruments.',
  searchWords:
    'chemistry lab laboratory labs science practical रसायन प्रयोगशाला prayogshala রসায়ন পরীক্ষাগার',
  picture: 'chemistry-lab',
  blocks: [...laboratoryText],
  next: ['/PhysicsLab', '/MathLab', ['The campus in pictures', '/Infrastructure'], '/Curriculum'],
})
