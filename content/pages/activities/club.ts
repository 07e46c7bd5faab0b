import type { Picture } from '../../text.ts'
import { definePage } from '../page.ts'
import { getPicture } from '../pictures.ts'

/** The picture of a club that has none of its own. */
export const clubPicture: Picture = getPicture('club')

export const clubTexts = {
  title: 'Our clubs',
  none: 'We will add the clubs here. Please ask the school office.',
} as const

export const club = definePage({
  path: '/Club',
  title: 'Clubs',
  template: 'clubs',
  summary: 'The clubs of the school and their presidents.',
  searchWords: 'club clubs activities hobby क्लब गतिविधियाँ ক্লাব',
  aliases: ['/clubs'],
  picture: 'music',
  sample: true,
  blocks: [
    'A teacher is the president of each club. Clubs meet once a week in school hours, so children who take the bus can join too.',
    'From class III, each student chooses one club at the start of the session. You can change it after the half-yearly examination. There is no extra fee.',
  ],
  next: ['/House', '/SoftSkills', '/Gallery', '/Events'],
})
