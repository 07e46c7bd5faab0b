import { definePage } from '../page.ts'
import type { PictureName } from '../pictures.ts'

export const house = definePage({
  path: '/House',
  title: 'Houses',
  template: 'houses',
  summary: 'The houses, their captains and their events.',
  searchWords: 'house houses captain red blue green yellow सदन sadan হাউস',
  aliases: ['/houses'],
  picture: 'houses',
  sample: true,
  blocks: [
    'Every student belongs to a house. Brothers and sisters are in the same house. Houses meet once a week and compete in games, quizzes, debates and music. The house with the most points wins the shield on sports day.',
  ],
  next: ['/Club', '/Indoor&OutdoorGames', '/Events'],
})

export const houseTexts = {
  captain: 'Captain',
  flagBearer: 'Flag bearer',
  events: 'Events',
  none: 'We will add the houses here. Please ask the school office.',
} as const

/** The banners that were drawn for the sample school, by the name of the house. */
export const houseBanners = {
  'Palash House': 'house-palash',
  'Surya House': 'house-surya',
  'Neem House': 'house-neem',
  'Sagar House': 'house-sagar',
} as const satisfies Record<string, PictureName>
