import type { Block, PageText } from '../../text.ts'
import { factList, heading, links, paragraph, picture } from '../blocks.ts'
import { houses, type House } from './houses.ts'

function houseBlocks({ name, banner, teacher, captain, flagBearer, events }: House): Block[] {
  return [
    heading(name),
    factList({
      Banner: banner,
      [teacher.role]: teacher.name,
      Captain: captain,
      'Flag bearer': flagBearer,
      Events: events.join('; '),
    }),
  ]
}

export const house: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Every pupil belongs to one of four houses, and brothers and sisters to the same one. Houses meet once a week, mix the classes, and compete through the year in games, words and music. Points are counted until sports day, when the shield is given.',
    ),
    picture('houses'),
    ...houses.flatMap(houseBlocks),
    links(
      ['Clubs', '/Club'],
      ['Indoor and outdoor games', '/Indoor&OutdoorGames'],
      ['Events', '/Events'],
    ),
  ],
}
