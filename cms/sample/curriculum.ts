import { bullets, h2, p, page, strong, table } from './html.ts'

export const curriculum = page(
  p(
    'The school follows the curriculum of the Central Board of Secondary Education. Teaching is in English; Hindi and Bengali are taught from the primary classes, so that no child grows away from the language of home.',
  ),
  h2('How we teach'),
  p(
    'A lesson begins with something to see, to handle or to ask. Definitions come afterwards, when there is something to define. Every classroom has its shelf of books, and laboratories are timetabled from class VI.',
  ),
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
  p(
    'Work is assessed through the year: in notebooks, in projects and in two examinations. At least 85% attendance is needed to sit them. Parents see the papers and the marks at the open house that follows.',
  ),
)
