import { facts } from '../../facts.ts'
import { factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const abacus = definePage({
  path: '/Abacus',
  title: 'Abacus',
  template: 'abacus',
  summary: 'The abacus programme: quick, precise and concentrated calculation.',
  searchWords: 'abacus mental maths calculation अबेकस এবাকাস',
  picture: 'abacus',
  blocks: [
    'The abacus is part of the curriculum. It speeds up calculation and improves precision, accuracy and concentration.',
    heading('How it works'),
    'A child first moves real beads with both hands, and sees a number as a pattern. With practice the beads are imagined and the frame is put away: the child calculates in the head, quickly and without fear of large numbers.',
    heading('What it trains'),
    factList({
      Speed: 'Addition, subtraction, multiplication and division without pencil and paper.',
      'Precision and accuracy': 'Every bead has one place, and every sum can be checked.',
      Concentration: 'Eyes, hands and mind on one thing for minutes at a time.',
    }),
    'A few minutes of practice at home on most days do more than an hour once a week.',
  ],
  next: ['/Curriculum', '/MathLab', '/House'],
})

/** The notice board panel beside the abacus: the same notice, as many times as specified. */
export const noticePanel = {
  title: 'Notice board',
  notices: Array.from(
    { length: facts.panelNotices },
    () => `Your Class will Start from ${facts.classStart}`,
  ),
  /** Where the notices are that change. */
  more: { text: 'All notices of the school', path: '/notices' },
} as const
