import { factList, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const indoorOutdoorGames = definePage({
  path: '/Indoor&OutdoorGames',
  title: 'Indoor and outdoor games',
  summary: 'Games, courts and the playing field.',
  searchWords:
    'sports sport games playground play cricket football kabaddi chess खेल खेलकूद मैदान khel खेल-कूद খেলা খেলাধুলা মাঠ khela',
  aliases: ['/games'],
  picture: 'playing-field',
  sample: true,
  blocks: [
    'Every class has its games periods, and the field stays open after lessons under the eye of a teacher. Every child plays; those who like to compete play for their house.',
    factList({
      'On the field': 'Cricket, football, kho-kho, kabaddi and athletics.',
      'On the courts': 'Volleyball, basketball and badminton.',
      'In the games room': 'Table tennis, chess, carrom and yoga.',
    }),
    picture('indoor-games'),
    'Children wear canvas shoes and bring a bottle of water. In the heat of summer games are moved indoors. A child who may not run is given a game that suits.',
  ],
  next: ['/Karate', '/House', '/cbse-games', '/Infirmary'],
})
