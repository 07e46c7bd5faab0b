import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The steps of a registration, around what each needs. */
export const gamesSteps = {
  annexure: {
    title: 'First the annexure',
    text: 'It gives the events, the age groups and the declaration that the principal signs. Have it signed and stamped before you register.',
  },
  form: {
    title: 'Then the registration form',
    text: 'One form for each team, filled in by the school that sends it.',
  },
  map: {
    title: 'Where the games are held',
    text: 'At the school. Teams come in by the main gate and report at the school office.',
  },
} as const

export const cbseGames = definePage({
  path: '/cbse-games',
  title: 'CBSE games',
  template: 'games',
  summary: 'Register for the CBSE games held at the school.',
  searchWords: 'CBSE games cluster',
  cardPicture: 'playing-field',
  sample: true,
  blocks: [
    heading('What to have ready'),
    bullets(
      'Each player’s name, class, date of birth and event.',
      'One teacher who will travel with the team, with a telephone number.',
      'Any food or medicine that a player needs or must avoid.',
    ),
    'For questions about arrival, lodging and meals telephone {phone} or write to {email}.',
    picture('sports-day'),
  ],
  next: ['/cbse-sports', '/Indoor&OutdoorGames', ['Contact the school', '/Contact Us']],
})
