import { bullets, h2, link, page, strong, table } from './html.ts'

const curriculum = page(
  'The school follows the curriculum of the Central Board of Secondary Education. Teaching is in English; Hindi and Bengali are taught from the primary classes, so that no child grows away from the language of home.',
  h2('How we teach'),
  'A lesson begins with something to see, to handle or to ask. Definitions come afterwards, when there is something to define. Every classroom has its shelf of books, and laboratories are timetabled from class VI.',
  bullets(
    `${strong('Nursery to UKG.')} Stories, songs, clay and counting. No written tests.`,
    `${strong('Classes I to V.')} Reading every day, number work with the abacus, and a garden bed for each class.`,
    `${strong('Classes VI to VIII.')} Three languages, laboratories, and a project in each term.`,
    `${strong('Classes IX and X.')} The Board’s syllabus, with revision and past papers from December.`,
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
  'Work is assessed through the year: in notebooks, in projects and in two examinations. At least 85% attendance is needed to sit them. Parents see the papers and the marks at the open house that follows.',
)

/** What the tables of the page do not say: they are made from the collections of the disclosure. */
const disclosure = page(
  'Published as the Central Board of Secondary Education requires (Appendix IX), in the order of its form: an inspector finds each row by its number. Whatever is marked as a sample is one until the school has put its own in its place.',
  h2('About the documents'),
  bullets(
    'Copies are self-attested by the chairman, manager or secretary and by the principal.',
    'The originals are kept at the school office and are shown to parents who ask.',
    `Teachers with their designations and qualifications stand under ${link('/Faculty', 'Faculty')}, the campus in pictures under ${link('/Infrastructure', 'Infrastructure')}.`,
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
