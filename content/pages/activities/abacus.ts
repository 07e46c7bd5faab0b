import { facts } from '../../facts.ts'
import { factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const abacus = definePage({
  path: '/Abacus',
  title: 'Abacus',
  template: 'abacus',
  summary: 'The abacus programme for quick and correct calculation.',
  searchWords: 'abacus mental maths calculation अबेकस এবাকাস',
  picture: 'abacus',
  blocks: [
    'The abacus is part of the curriculum. It speeds up calculation and improves precision, accuracy and concentration.',
    heading('How it works'),
    'First, a child moves real beads with both hands and sees numbers as patterns. With practice the child imagines the beads and calculates in the head, quickly and without fear of big numbers.',
    heading('What it trains'),
    factList({
      Speed: 'Addition, subtraction, multiplication and division without pencil and paper.',
      'Precision and accuracy': 'Every bead has its place, and every sum can be checked.',
      Concentration: 'Eyes, hands and mind stay on one task for several minutes.',
    }),
    'A few minutes at home every day help more than one hour a week.',
  ],
  next: ['/Curriculum', '/MathLab', '/House'],
})

/** The notice board beside the abacus text: the same notice, as often as specified. */
export const noticePanel = {
  title: 'Notice board',
  notices: Array<string>(facts.panelNotices).fill('Your Class will Start from {classStart}'),
  /** A link to the current notices. */
  more: { text: 'All notices of the school', path: '/notices' },
} as const
