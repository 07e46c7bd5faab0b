import { definePage } from '../page.ts'
import type { PictureName } from '../pictures.ts'

export const house = definePage({
  path: '/House',
  title: 'Houses',
  fact: '4 houses',
  template: 'houses',
  summary: 'The four houses, their captains and their events.',
  searchWords: 'house houses captain red blue green yellow सदन sadan হাউস',
  aliases: ['/houses'],
  picture: 'houses',
  sample: true,
  blocks: [
    'Every student belongs to one of four houses. Brothers and sisters are in the same house. Houses meet once a week and compete in games, quizzes, debates and music. The house with the most points wins the shield on sports day.',
  ],
  next: ['/Club', '/Indoor&OutdoorGames', '/Events'],
})

export type House = {
  name: string
  banner: Extract<PictureName, `house-${string}`>
  /** What the banner shows and stands for. */
  meaning: string
  teacher: { role: 'House master' | 'House teacher'; name: string }
  captain: string
  flagBearer: string
  events: readonly string[]
}

export const houses: readonly House[] = [
  {
    name: 'Palash House',
    banner: 'house-palash',
    meaning: 'A flame flower on red, for courage',
    teacher: { role: 'House master', name: 'Mr Arun Kumar' },
    captain: 'Diya, class X',
    flagBearer: 'Kabir, class IX',
    events: ['Debate in English', 'Relay race', 'Science model'],
  },
  {
    name: 'Surya House',
    banner: 'house-surya',
    meaning: 'A sun on yellow, for diligence',
    teacher: { role: 'House teacher', name: 'Mrs Kavita Singh' },
    captain: 'Aarav, class X',
    flagBearer: 'Ananya, class IX',
    events: ['Quiz', 'Cricket', 'Wall magazine'],
  },
  {
    name: 'Neem House',
    banner: 'house-neem',
    meaning: 'A neem twig on green, for care',
    teacher: { role: 'House teacher', name: 'Mrs Usha Mishra' },
    captain: 'Zoya, class X',
    flagBearer: 'Arjun, class IX',
    events: ['Planting of saplings', 'Recitation in Hindi and Bengali', 'Kho-kho'],
  },
  {
    name: 'Sagar House',
    banner: 'house-sagar',
    meaning: 'A boat on blue waves, for honesty',
    teacher: { role: 'House master', name: 'Mr Debasish Sen' },
    captain: 'Rohan, class X',
    flagBearer: 'Meher, class IX',
    events: ['Group song', 'Chess', 'Tug of war'],
  },
]

export const houseTexts = {
  captain: 'Captain',
  flagBearer: 'Flag bearer',
  events: 'Events',
} as const
