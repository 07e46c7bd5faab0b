import { factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const curriculum = definePage({
  path: '/Curriculum',
  title: 'Curriculum',
  fact: 'CBSE, English medium',
  template: 'curriculum',
  summary: 'What we teach from nursery to class X, and the subjects offered.',
  searchWords:
    'curriculum syllabus subjects course courses stream streams medium language पाठ्यक्रम विषय सिलेबस pathyakram vishay পাঠ্যক্রম সিলেবাস বিষয়',
  picture: 'classroom',
  sample: true,
  blocks: [
    'We follow the CBSE curriculum from nursery to class X. We teach in English. Children also learn Hindi and Bengali.',
    heading('From class to class'),
    factList({
      'Nursery to UKG': 'Stories, songs, drawing and counting. There are no written tests.',
      'Classes I to V': 'Reading every day, and number work with the abacus.',
      'Classes VI to VIII': 'Three languages, the laboratories, and a project in each term.',
      'Classes IX and X': 'The CBSE syllabus, with time for revision and old question papers.',
    }),
    heading('Assessment'),
    'We assess work through the year, in notebooks, projects and examinations. A student needs at least {attendance} attendance to write the examinations.',
  ],
  next: ['/Booklist', '/SchoolCalendar', '/Abacus', ['Our teachers', '/Faculty']],
})

/** The subjects offered, shown below any text of the CMS. */
export const subjects = [
  'English',
  'Bengali',
  'Hindi',
  'Geography',
  'History',
  'SST',
  'Computer',
  'Art',
  'GK',
] as const
