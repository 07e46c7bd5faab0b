import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The steps of a registration, with texts around what each needs. */
export const gamesSteps = {
  annexure: {
    title: 'First the annexure',
    text: 'It has the events, the age groups and the declaration for the principal. Get it signed and stamped before you register.',
  },
  form: {
    title: 'Then the registration form',
    text: 'One form for each team. The school that sends the team fills it in.',
  },
  map: {
    title: 'Where the games are held',
    text: 'At our school. Teams enter by the main gate and report at the school office.',
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
      'The name and phone number of the teacher who will travel with the team.',
      'Any food or medicine that a player needs or must avoid.',
    ),
    'For questions about arrival, stay and food, call {phone} or write to {email}.',
    picture('karate-kick'),
  ],
  next: ['/cbse-sports', '/Indoor&OutdoorGames', ['Contact the school', '/Contact Us']],
})
