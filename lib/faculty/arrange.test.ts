import type { Teacher } from '../content/collections/faculty.ts'
import { arrange, readOrder, countTeachers } from './arrange.ts'

const teacher = (name: string, designation: string | null, department: string | null): Teacher => ({
  ...{ id: name.length, name, designation, qualification: null, department, changed: null },
})

const staff = [
  teacher('Mr Zubin Rao', 'TGT Science', 'Science'),
  teacher('Mrs. Asha Das', 'PGT English', null),
  teacher('Dr Meera Joshi', 'PGT Chemistry', 'science'),
  teacher('Smt. Érika Nair', null, 'Languages'),
  teacher('Bina Sen', 'PGT English', 'Science'),
]

const shown = (order: Parameters<typeof arrange>[1]) =>
  arrange(staff, order).map((group) => [group.department, ...group.staff.map(({ name }) => name)])

test('by department: in the order of the office, those without one last', () => {
  expect(shown('department')).toEqual([
    ['Science', 'Mr Zubin Rao', 'Dr Meera Joshi', 'Bina Sen'],
    ['Languages', 'Smt. Érika Nair'],
    [null, 'Mrs. Asha Das'],
  ])
})

test('by name: titles and accents make no difference, and there are no departments', () => {
  expect(shown('name')).toEqual([
    [null, 'Mrs. Asha Das', 'Bina Sen', 'Smt. Érika Nair', 'Dr Meera Joshi', 'Mr Zubin Rao'],
  ])
})

test('by designation: then by name, those without one last', () => {
  expect(shown('designation')).toEqual([
    [null, 'Dr Meera Joshi', 'Mrs. Asha Das', 'Bina Sen', 'Mr Zubin Rao', 'Smt. Érika Nair'],
  ])
})

test('no teacher is lost, and nobody makes no group', () => {
  for (const order of ['department', 'name', 'designation'] as const) {
    expect(arrange(staff, order).flatMap((group) => group.staff)).toHaveLength(staff.length)
  }
  expect(arrange([], 'department')).toEqual([])
  expect(arrange([teacher('A', null, null)], 'department')).toHaveLength(1)
})

test.each([
  ['name', 'name'],
  ['designation', 'designation'],
  ['department', 'department'],
  [undefined, 'department'],
  ['', 'department'],
  ['toString', 'department'],
  ['Name', 'department'],
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
