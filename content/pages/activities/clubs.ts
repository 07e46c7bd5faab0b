import type { Picture } from '../../text.ts'
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
