import { links, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'
import { clubs } from './clubs.ts'

const names = clubs.map(({ name }) => name)

export const club = definePage({
  path: '/Club',
  title: 'Clubs',
  template: 'clubs',
  group: 'activities',
  row: 'club',
  summary: 'Nine clubs, from language to tourism.',
  aliases: ['/clubs'],
  picture: 'music',
  sample: true,
  blocks: [
    paragraph(
      `The school has nine clubs: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Each has a teacher as its president and meets once a week in school hours, so that a child who goes home by bus misses nothing.`,
    ),
    paragraph(
      'A pupil from class III upwards chooses one club at the start of the session and may change after the half-yearly examination. Clubs cost nothing beyond the fees.',
    ),
    links(
      ['Houses', '/House'],
      ['Soft skills', '/SoftSkills'],
      ['Gallery', '/Gallery'],
      ['Events', '/Events'],
    ),
  ],
})
