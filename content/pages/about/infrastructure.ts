import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'

export const infrastructure: PageText = {
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
}
