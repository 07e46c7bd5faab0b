import { facts } from '../../facts.ts'
import type { Picture } from '../../text.ts'
import { definePage } from '../page.ts'
import { getPicture } from '../pictures.ts'

export type Club = { name: string; president: string }

/** The clubs in order; each card shows the name and the president. */
export const clubs: readonly Club[] = [
  { name: 'Language', president: 'Mrs Ritu Banerjee' },
  { name: 'Maths', president: 'Mr Sanjay Gupta' },
  { name: 'Cultural', president: 'Mr Bikash Roy' },
  { name: 'Eco', president: 'Mrs Lakshmi Nair' },
  { name: 'Heritage', president: 'Mr Imran Ahmed' },
  { name: 'Science', president: 'Mrs Meera Joshi' },
  { name: 'Sports', president: 'Mr Harpreet Singh' },
  { name: 'Quiz', president: 'Ms Priya Thomas' },
  { name: 'Tourism', president: 'Mrs Nasreen Begum' },
]

/** The picture of all cards. */
export const clubPicture: Picture = getPicture('club')

export const clubTexts = { title: 'The nine clubs', president: 'President' } as const

const names = clubs.map(({ name }) => name)

export const club = definePage({
  path: '/Club',
  title: 'Clubs',
  fact: `${facts.clubs} clubs`,
  template: 'clubs',
  summary: 'Nine clubs, from language to tourism.',
  searchWords: 'club clubs activities hobby क्लब गतिविधियाँ ক্লাব',
  aliases: ['/clubs'],
  picture: 'music',
  sample: true,
  blocks: [
    `The school has nine clubs: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. A teacher is the president of each club. Clubs meet once a week in school hours, so children who take the bus can join too.`,
    'From class III, each student chooses one club at the start of the session. You can change it after the half-yearly examination. There is no extra fee.',
  ],
  next: ['/House', '/SoftSkills', '/Gallery', '/Events'],
})
