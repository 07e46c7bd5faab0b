import { audience } from './audience.ts'

test.each([
  ['VI, VII; Hostel', ['VI', 'VII', 'Hostel']],
  ['VI A, B, Hostel', ['VI A, B', 'Hostel']],
  [['VI A', 'B', 'C'], ['VI A, B, C']],
  [['XI Science', 'Commerce'], ['XI Science, Commerce']],
  [['VI A, B'], ['VI A, B']],
  [
    ['Hostel', 'B'],
    ['Hostel', 'B'],
  ],
  [{ a: 1 }, null],
])('the groups of %j are %j', (given, groups) => {
  expect(audience().readList?.(given)).toEqual(groups)
})
