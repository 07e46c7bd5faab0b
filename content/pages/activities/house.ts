import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'

export const house: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Every pupil belongs to one of four houses, and brothers and sisters to the same one. Houses meet once a week, mix the classes, and compete through the year in games, words and music. Points are counted until sports day, when the shield is given.',
    ),
    links(
      ['Clubs', '/Club'],
      ['Indoor and outdoor games', '/Indoor&OutdoorGames'],
      ['Events', '/Events'],
    ),
  ],
}
