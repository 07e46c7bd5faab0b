import { change, form, without } from './testing/complete-school.ts'
import { testPlanted, type Planted } from './testing/planted.ts'

const planted: Planted[] = [
  [
    'a facility page with its default text',
    (state) => without(state, 'physics_lab'),
    '/PhysicsLab',
    /default text/,
  ],
  ['an awaiting page without content', (state) => without(state, 'events'), '/Events', /Awaits/],
  [
    'a sample PDF',
    (state) => {
      state.papers = state.papers.map((paper) => ({ ...paper, state: 'sample' }))
    },
    '/Booklist',
    /SAMPLE/,
  ],
  [
    'the address of the sample form',
    ({ rows }) => change(rows.exam[0], { embed: form.replace('1FAIpQLSe', 'SAMPLE-FORM-ID') }),
    '/exam-vii',
    /no form/,
  ],
  [
    'more passed than registered',
    ({ rows }) => change(rows.board_result[0], { passed: 41 }),
    '/Disclosure',
    /more passed/,
  ],
  [
    'a form for a page that there is not',
    ({ rows }) =>
      change(rows.exam[0], {
        place: 'exam-xi',
        embed: form.replace('1FAIpQLSe', 'SAMPLE-FORM-ID'),
      }),
    '/exam-center',
    /no form/,
  ],
]

testPlanted('placeholder', planted)
