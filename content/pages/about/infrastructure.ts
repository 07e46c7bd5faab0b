import { links, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'

export const infrastructure = definePage({
  path: '/Infrastructure',
  title: 'Infrastructure',
  template: 'infrastructure',
  group: 'about',
  row: 'infrastructure',
  summary: 'The campus in pictures: classrooms, library and laboratories.',
  aliases: ['/campus'],
  queryParams: ['show'],
  cardPicture: 'classroom',
  blocks: [
    paragraph(
      'Every classroom has a board, a shelf of books and digital lessons. The library has reading tables and a carpet for the youngest. There are laboratories for chemistry, physics, social science, mathematics and language.',
    ),
    paragraph(
      'Parents are welcome to see the rooms for themselves during office hours, {officeHours}.',
    ),
    links(
      ['Library', '/Library'],
      ['Chemistry laboratory', '/ChemistryLab'],
      ['Smart room', '/SmartRoom'],
      ['Infirmary', '/Infirmary'],
      ['Indoor and outdoor games', '/Indoor&OutdoorGames'],
    ),
  ],
})
