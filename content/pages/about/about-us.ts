import { heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const aboutUs = definePage({
  path: '/AboutUs',
  title: 'About us',
  template: 'about',
  summary: 'The story of the school, what it stands for and the people it serves.',
  searchWords:
    'about school history story founded founder hostel boarding hostels aim campus विद्यालय स्कूल इतिहास परिचय छात्रावास हॉस्टल vidyalaya itihas chhatravas স্কুল বিদ্যালয় ইতিহাস পরিচয় হোস্টেল ছাত্রাবাস',
  aliases: ['/about'],
  sample: true,
  blocks: [
    '{name} is a co-educational, English-medium school affiliated to the CBSE: nursery to class X, senior secondary, with hostel. It serves the children of this town and of the villages around it.',
    heading('How it began'),
    'The school began small: three rented rooms, forty-two children, and four teachers who shared one bench in the verandah. The palash tree in the yard flowered that spring before the roof was finished, and gave the school its emblem.',
    'Those who founded it wanted one thing: that a child of this town should learn what children learn in the large cities, and be home by the afternoon. Families trusted the school with a first child, then with a second. A class was added each year. When there was money for one more room, the teachers voted for a library.',
    heading('Teaching in English'),
    'Teaching has been in English from the first day. A child need not arrive speaking it. In nursery the teachers move between English and the language of home; by class II a child reads a story, asks a question and tells what went wrong at play, all in English. Hindi and Bengali are taught as well, so that nobody loses one language while gaining another.',
    heading('Digital e-learning'),
    'E-learning came to the school with one projector and a borrowed laptop. Today every section has digital lessons beside the blackboard: a map that can be enlarged, a heart at work, an experiment too slow or too dangerous for the bench. The teacher still teaches. The screen is switched on when it shows what chalk cannot.',
    heading('CBSE affiliation'),
    'The school is affiliated to the Central Board of Secondary Education for nursery to class X. Its affiliation number is {affiliationNumber} and its school code {schoolCode}. The certificates stand in the mandatory public disclosure.',
    heading('The school today'),
    'The day begins with assembly in the courtyard. Lessons follow, in classrooms, laboratories and the library; the afternoons belong to nine clubs, four houses, karate and the playing field. Younger children learn to calculate with the abacus. Some pupils walk here from the next lane; others come from two hours away and live in the hostel, with supervised study in the evening.',
    'What has not changed since the three rooms is that teachers know the children by name, and that a parent who comes to the office with a question leaves with an answer.',
  ],
  next: [
    ['Our vision, mission and values', '/Vision&Mission'],
    ['The campus in pictures', '/Infrastructure'],
    ['Our teachers', '/Faculty'],
    ['The trust that runs the school', '/Trust'],
  ],
})
