import type { Teacher } from '../content/collections/faculty.ts'
import { sortTeachers, countTeachers, findTeachers, readOrder, type Order } from './teachers.ts'

const teachers = (...rows: (readonly (string | null)[])[]): Teacher[] =>
  rows.map(([name, designation = null, department = null, qualification = null], id) => ({
    id,
    name: name ?? '',
    designation,
    qualification,
    department,
    photo: null,
    changed: null,
    isSample: false,
  }))

const staff = teachers(
  ['Mr Zubin Rao', 'TGT Science', 'Science'],
  ['Mrs. Asha Das', 'PGT English'],
  ['Dr Meera Joshi', 'PGT Chemistry', 'science'],
  ['Smt. Érika Nair', null, 'Languages'],
  ['Bina Sen', 'PGT English', 'Science'],
)

/** Groups of teachers by their row numbers above. */
test.each<[order: Order, groups: [department: string | null, ...ids: number[]][]]>([
  [
    'department',
    [
      ['Science', 0, 2, 4],
      ['Languages', 3],
      [null, 1],
    ],
  ],
  ['name', [[null, 1, 4, 3, 2, 0]]],
  ['designation', [[null, 2, 1, 4, 0, 3]]],
])(
  'by %s: titles, accents and case make no difference, those without one are last',
  (order, groups) => {
    const shown = sortTeachers(staff, order)
    expect(shown.map((group) => [group.department, ...group.staff.map(({ id }) => id)])).toEqual(
      groups,
    )
  },
)

test('an empty list has no group', () => {
  expect(sortTeachers([], 'department')).toEqual([])
  expect(sortTeachers(teachers(['A']), 'department')).toHaveLength(1)
})

test.each([
  ...(['name', 'designation', 'department'] as const).map((order) => [order, order] as const),
  ...[undefined, '', 'toString', 'Name'].map((asked) => [asked, 'department'] as const),
])('the order %s is %s', (asked, order) => {
  expect(readOrder(asked)).toBe(order)
})

test.each([
  [3, 24, '3 of 24 teachers'],
  [24, 24, '24 teachers'],
  [1, 24, '1 of 24 teachers'],
  [1, 1, '1 teacher'],
  [0, 1, '0 of 1 teacher'],
])('%d of %d', (some, all, words) => {
  expect(countTeachers(some, all)).toBe(words)
})

const searched = teachers(
  ['Mrs Meera Joshi', 'PGT Chemistry', 'Science', 'M.Sc. (Chemistry), B.Ed.'],
  ['Dr. José D’Souza', 'TGT English', 'Languages', 'M.A., Ph.D.'],
  ['Smt. कविता सिंह', 'TGT Hindi', 'Languages', 'एम.ए., बी.एड.'],
  ['Mr. Arun Kumar-Roy'],
  ['Ms Bharti Art', 'Nursery Teacher', 'Primary', 'B.A.'],
)

test.each([
  ['a name', 'joshi', [0]],
  ['the beginning of a word', 'jos', [0, 1]],
  ['words in another order', 'joshi meera', [0]],
  ['a designation', 'chemistry', [0]],
  ['a department', 'languages', [1, 2]],
  ['words from different columns', 'languages phd', [1]],
  ['an accent that was not typed', 'jose', [1]],
  ['no apostrophe', 'dsouza', [1]],
  ['a degree with dots', 'M.Sc.', [0]],
  ['a degree without dots', 'msc', [0]],
  ['a degree with spaces', 'm sc', [0]],
  ['a degree cut short', 'ph.d', [1]],
  ['another title', 'Miss Joshi', [0]],
  ['a title with a dot', 'Shri. Kumar', [3]],
  ['Hindi', 'कविता', [2]],
  ['a Hindi title', 'श्रीमती कविता', [2]],
  ['a Hindi degree', 'बीएड', [2]],
  ['only a title', 'Dr', [1]],
  ['the middle of a word, which is no match', 'arti', []],
  ['one word of two that is nowhere', 'joshi english', []],
  ['nothing', '', [0, 1, 2, 3, 4]],
  ['only signs', ' .,- ', [0, 1, 2, 3, 4]],
])('%s: %s', (_what, question, ids) => {
  expect(findTeachers(searched, question).map(({ id }) => id)).toEqual(ids)
})
