import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'
import { clubs } from './clubs.ts'

const names = clubs.map(({ name }) => name)

export const club: PageText = {
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
}
