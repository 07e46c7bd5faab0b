import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const smartRoom = definePage({
  path: '/SmartRoom',
  title: 'Smart room',
  summary: 'Digital lessons on the large screen.',
  searchWords:
    'smart class room board digital computer computers projector स्मार्ट क्लास कंप्यूटर স্মার্ট ক্লাস কম্পিউটার',
  aliases: ['/smart-class'],
  picture: 'computer-room',
  sample: true,
  blocks: [
    'The smart room has a large touch screen, a projector, computers and an internet connection. A class comes here for a lesson that is better seen than told: the planets in motion, the chambers of the heart, a walk through an old city.',
    heading('How it is used'),
    bullets(
      'The teacher prepares the lesson beforehand and stops it often for questions.',
      'Pupils come to the screen to label, sort, measure and draw.',
      'The internet is filtered, and no pupil uses it without a teacher in the room.',
    ),
  ],
  next: ['/Curriculum', '/LanguageLab', ['The campus in pictures', '/Infrastructure']],
})
