import { bullets, h2, link, page, strong, table } from './html.ts'

const curriculum = page(
  'We follow the CBSE curriculum and teach in English. Children learn Hindi and Bengali from the primary classes.',
  h2('How we teach'),
  'A lesson starts with something to see, to touch or to ask. Definitions come later. Every classroom has a shelf of books. Science labs are on the timetable from class VI.',
  bullets(
    `${strong('Nursery to UKG.')} Stories, songs, clay and counting. No written tests.`,
    `${strong('Classes I to V.')} Reading every day, number work with the abacus, and a small garden for each class.`,
    `${strong('Classes VI to VIII.')} Three languages, labs, and a project in each term.`,
    `${strong('Classes IX and X.')} The CBSE syllabus, with revision and old question papers from December.`,
  ),
  h2('The week'),
  table(
    ['Subject', 'Classes I to V', 'Classes VI to X'],
    ['English', '7 periods', '6 periods'],
    ['Second language', '5 periods', '5 periods'],
    ['Mathematics', '7 periods', '7 periods'],
    ['Science', '4 periods', '7 periods'],
    ['Social science', '3 periods', '5 periods'],
    ['Computer, art and games', '6 periods', '5 periods'],
  ),
  h2('Assessment'),
  'We assess work through the year: notebooks, projects, unit tests and two main examinations. A student needs at least 85% attendance to write the examinations. Parents see the answer papers and marks at the open house.',
)

/** Only the text: the tables of the page come from the collections of the disclosure. */
const disclosure = page(
  'CBSE asks every school to publish this information (Appendix IX). The tables follow the order of the CBSE form.',
  h2('About the documents'),
  bullets(
    'Copies are signed by the chairman, manager or secretary, and by the principal.',
    'The originals are at the school office. Parents can ask to see them.',
    `See our teachers and their qualifications under ${link('/Faculty', 'Faculty')}, and pictures of the campus under ${link('/Infrastructure', 'Infrastructure')}.`,
  ),
)

export const samplePages = [
  { page_name: 'curriculum', title: 'Curriculum', content: curriculum, sample: true },
  {
    page_name: 'mandatory_disclosure',
    title: 'Mandatory Public Disclosure',
    content: disclosure,
    sample: true,
  },
]
