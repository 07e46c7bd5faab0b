import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const smartRoom = definePage({
  path: '/SmartRoom',
  title: 'Smart room',
  summary: 'Digital lessons on a large screen.',
  searchWords:
    'smart class room board digital computer computers projector स्मार्ट क्लास कंप्यूटर স্মার্ট ক্লাস কম্পিউটার',
  aliases: ['/smart-class'],
  picture: 'computer-room',
  sample: true,
  blocks: [
    'The smart room has a large touch screen, a projector, computers and internet. Classes VI to X come here for digital lessons: how planets move, how the heart works, or what an old city looked like. Classes up to V have smart boards in their own rooms.',
    heading('How it is used'),
    bullets(
      'The teacher prepares the lesson and stops often for questions.',
      'Students come to the screen to label, sort, measure and draw.',
      'The internet is filtered. Students use it only with a teacher in the room.',
    ),
  ],
  next: ['/Curriculum', '/LanguageLab', ['The campus in pictures', '/Infrastructure']],
})
