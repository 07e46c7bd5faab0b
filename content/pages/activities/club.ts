import type { Picture } from '../../text.ts'
import { definePage } from '../page.ts'
import { getPicture } from '../pictures.ts'

export type Club = { name: string; president: string }

/** The clubs in their order; each card shows the name and its president. */
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

/** The one picture that all the cards share. */
export const clubPicture: Picture = getPicture('club')

export const clubWords = { title: 'The nine clubs', president: 'President' } as const

const names = clubs.map(({ name }) => name)

export const club = definePage({
  path: '/Club',
  title: 'Clubs',
  template: 'clubs',
  summary: 'Nine clubs, from language to tourism.',
  searchWords: 'club clubs activities hobby क्लब गतिविधियाँ ক্লাব',
  aliases: ['/clubs'],
  picture: 'music',
  sample: true,
  blocks: [
    `The school has nine clubs: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Each has a teacher as its president and meets once a week in school hours, so that a child who goes home by bus misses nothing.`,
    'A pupil from class III upwards chooses one club at the start of the session and may change after the half-yearly examination. Clubs cost nothing beyond the fees.',
  ],
  next: ['/House', '/SoftSkills', '/Gallery', '/Events'],
})
