import type { PageText } from '../../text.ts'
import { factList, links, paragraph, picture } from '../blocks.ts'

export const indoorOutdoorGames: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Every class has its games periods, and the field stays open after lessons under the eye of a teacher. Every child plays; those who like to compete play for their house.',
    ),
    factList({
      'On the field': 'Cricket, football, kho-kho, kabaddi and athletics.',
      'On the courts': 'Volleyball, basketball and badminton.',
      'In the games room': 'Table tennis, chess, carrom and yoga.',
    }),
    picture('indoor-games'),
    paragraph(
      'Children wear canvas shoes and bring a bottle of water. In the heat of summer games are moved indoors. A child who may not run is given a game that suits.',
    ),
    links(
      ['Karate', '/Karate'],
      ['Houses', '/House'],
      ['CBSE games', '/cbse-games'],
      ['Infirmary', '/Infirmary'],
    ),
  ],
}
