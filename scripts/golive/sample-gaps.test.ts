import { change, without } from './testing/complete-school.ts'
import { testPlanted, type Planted } from './testing/planted.ts'

const planted: Planted[] = [
  [
    'a sample teacher',
    ({ rows }) => rows.faculty.push({ name: 'Dr Sample', sample: true }),
    '/Faculty',
    /Dr Sample/,
  ],
  [
    'a sample text in the CMS',
    ({ rows }) =>
      change(
        rows.pages.find(({ page_name }) => page_name === 'curriculum'),
        { sample: true },
      ),
    '/Curriculum',
    /curriculum/,
  ],
  [
    'a record still marked as sample',
    ({ rows }) => change(rows.school[0], { sample: true }),
    null,
    /Sample row/,
  ],
  [
    'the default name of the school',
    ({ rows }) => change(rows.school[0], { name: null }),
    null,
    /Palash Vidya Niketan \(empty in the CMS\)/,
  ],
  [
    'an e-mail address in .example',
    ({ rows }) => change(rows.school[0], { email: 'head@hillview.example' }),
    null,
    /head@hillview\.example/,
  ],
  [
    'a telephone number of zeros',
    ({ rows }) => change(rows.school[0], { phone: '0371 000 0000' }),
    null,
    /0371 000 0000/,
  ],
  [
    'an affiliation number of zeros',
    ({ rows }) => change(rows.school[0], { affiliation_number: '0000000' }),
    null,
    /Affiliation number/,
  ],
  [
    'a default text that is sample',
    (state) => without(state, 'about_us'),
    '/AboutUs',
    /own sample/,
  ],
  [
    'a text of the CMS that is blank',
    ({ rows }) =>
      change(
        rows.pages.find(({ page_name }) => page_name === 'scholarship'),
        { content: '<p> </p>' },
      ),
    '/Scholarship',
    /own sample/,
  ],
  [
    'invented data in a file',
    (state) => {
      state.sampleData = [{ path: '/Club', what: 'Presidents', file: 'content/clubs.ts' }]
    },
    '/Club',
    /Presidents/,
  ],
]

testPlanted('sample', planted)
