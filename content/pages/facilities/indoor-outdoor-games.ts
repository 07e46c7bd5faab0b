import { factList, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const indoorOutdoorGames = definePage({
  path: '/Indoor&OutdoorGames',
  title: 'Indoor and outdoor games',
  summary: 'Games, courts and the playground.',
  searchWords:
    'sports sport games playground play cricket football kabaddi chess खेल खेलकूद मैदान khel खेल-कूद খেলা খেলাধুলা মাঠ khela',
  aliases: ['/games'],
  picture: 'playing-field',
  sample: true,
  blocks: [
    'Every class has games periods. The field is also open after school, with a teacher present. Every child plays, and can play for the house.',
    factList({
      'On the field': 'Cricket, football, kho-kho, kabaddi and athletics.',
      'On the courts': 'Volleyball, basketball and badminton.',
      'In the games room': 'Table tennis, chess, carrom and yoga.',
    }),
    picture('indoor-games'),
    'Please send canvas shoes and a water bottle. On very hot days we play indoors. If your child cannot run, tell us and we will find a suitable game.',
  ],
  next: ['/Karate', '/House', '/cbse-games', '/Infirmary'],
})
