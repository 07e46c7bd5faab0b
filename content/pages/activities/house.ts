import { links, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'

export const house = definePage({
  path: '/House',
  title: 'Houses',
  template: 'houses',
  group: 'activities',
  row: 'house',
  summary: 'The four houses, their captains and their events.',
  aliases: ['/houses'],
  picture: 'houses',
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
})
