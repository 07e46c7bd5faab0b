import { heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const aboutUs = definePage({
  path: '/AboutUs',
  title: 'About us',
  fact: 'CBSE affiliated, nursery to class X',
  template: 'about',
  summary: 'The story of the school, what it stands for and the people it serves.',
  searchWords:
    'about school history story founded founder hostel boarding hostels aim campus विद्यालय स्कूल इतिहास परिचय छात्रावास हॉस्टल vidyalaya itihas chhatravas স্কুল বিদ্যালয় ইতিহাস পরিচয় হোস্টেল ছাত্রাবাস',
  aliases: ['/about'],
  sample: true,
  blocks: [
    '{name} is a co-educational, English-medium school affiliated to the CBSE: nursery to class X, senior secondary, with hostel. Children come to us from the town and from the villages around it.',
    heading('How it began'),
    'The school began with three rented rooms, 42 children and four teachers. A palash tree stood in the yard. Its flower became our emblem.',
    'The founders wanted children of this town to study as well as children in the big cities, without leaving home. Families sent one child, and then the next. We added one class every year, and built a library as soon as we could pay for it.',
    heading('Teaching in English'),
    'We have taught in English from the first day. Your child need not know English to join. Nursery teachers use English together with the language spoken at home. By class II most children can read a short story and talk about their day in English. We teach Hindi and Bengali too.',
    heading('Digital e-learning'),
    'Our digital e-learning started with one projector. Today every classroom from nursery to class V has a smart board, and classes VI to X use the smart room. Teachers use the screen for maps, videos and experiments, along with the blackboard.',
    heading('CBSE affiliation'),
    'The school is affiliated to the Central Board of Secondary Education for nursery to class X. Its affiliation number is {affiliationNumber} and its school code {schoolCode}. You can see our certificates under Mandatory Public Disclosure.',
    heading('The school today'),
    'The day begins with morning assembly. Children study in classrooms, laboratories and the library. There are nine clubs, four houses, karate and games. Younger children learn the abacus. Children from far away stay in the hostel and study there in the evening with a teacher.',
    'One thing has not changed: our teachers know every child by name, and parents can always come and ask.',
  ],
  next: [
    ['Our vision, mission and values', '/Vision&Mission'],
    ['The campus in pictures', '/Infrastructure'],
    ['Our teachers', '/Faculty'],
    ['The trust that runs the school', '/Trust'],
  ],
})

/** The labels of the key figures; each figure comes from its one source. */
export const schoolFigures = {
  title: 'The school in figures',
  teachers: 'teachers',
  sections: 'sections',
  classrooms: 'classrooms',
  laboratories: 'laboratories',
  clubs: 'clubs',
  houses: 'houses',
} as const
