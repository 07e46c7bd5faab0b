import { change, paperOf } from './testing/complete-school.ts'
import { testPlanted, type Planted } from './testing/planted.ts'

const planted: Planted[] = [
  [
    'a PDF that is not there',
    (state) => {
      state.papers = state.papers.map((paper) => ({ ...paper, state: 'gone' }))
    },
    '/Booklist',
    /no PDF/,
  ],
  [
    'an open form without an address',
    ({ rows }) => change(rows.exam[0], { embed: null }),
    '/exam-vii',
    /no address/,
  ],
  [
    'a text that belongs to no page',
    ({ rows }) => rows.pages.push({ page_name: 'curiculum', content: '<p>a</p>', sample: false }),
    null,
    /curiculum/,
  ],
  [
    'no payment link',
    ({ rows }) => change(rows.school[0], { payment_url: null }),
    '/FeePaymentRules',
    /Pay Fees Online/,
  ],
  [
    'no link to e-books',
    ({ rows }) => change(rows.school[0], { ebooks_url: null }),
    '/ebooks',
    /e-books/,
  ],
  ['no map', ({ rows }) => change(rows.school[0], { map_url: null }), '/Contact Us', /map/],
  [
    'a row of Appendix IX without a document',
    ({ rows }) => {
      rows.disclosure_document = rows.disclosure_document.filter(({ kind }) => kind !== 'noc')
    },
    '/Disclosure',
    /B3 No objection/,
  ],
  [
    'no Board results',
    (state) => {
      state.rows.board_result = []
      state.rows.disclosure_document = state.rows.disclosure_document.filter(
        ({ kind }) => kind !== 'board_results',
      )
    },
    '/Disclosure',
    /C5 Board results/,
  ],
  [
    'a fact of Appendix IX',
    ({ rows }) => change(rows.disclosure[0], { counsellor: null }),
    '/Disclosure',
    /Not filled in: counsellor and wellness teacher$/,
  ],
  [
    'a document that lost its file',
    (state) => change(paperOf(state, 'noc'), { file: null }),
    '/Disclosure',
    /B3 .* is not there/,
  ],
  [
    'a document whose file is gone from the store',
    (state) => {
      change(paperOf(state, 'noc'), { file: 'lost' })
      state.goneFiles = new Set(['lost'])
    },
    '/Disclosure',
    /B3 .* is gone/,
  ],
  [
    'the file of a notice that is gone',
    (state) => {
      change(state.rows.notification[0], { file: 'lost' })
      state.goneFiles = new Set(['lost'])
    },
    '/notices',
    /"Holiday" is gone/,
  ],
  [
    'a picture without a title',
    (state) => {
      state.pictures = [{ album: 1, file: 'picture', title: null }]
    },
    '/Gallery',
    /album Sports day: 1$/,
  ],
  [
    'a picture with the name that the telephone gave it',
    (state) => {
      state.pictures = [{ album: 1, file: 'picture', title: 'Img 20260105 101112' }]
    },
    '/Gallery',
    /without a title/,
  ],
  [
    'a heading without an image',
    ({ rows }) => change(rows.heading[0], { image: null }),
    '/',
    /"Sports day" has no picture/,
  ],
  [
    'a Board result that nobody has added',
    ({ rows }) => {
      rows.board_result = rows.board_result.filter(({ year }) => year !== 2026)
    },
    '/Disclosure',
    /class X of 2026/,
  ],
]

testPlanted('missing', planted)
