import { difference } from './reconcile.ts'

test.each([
  [{ note: 'a', options: { max: 1, min: 0 } }, { options: { min: 0, max: 1 } }, null],
  // A value that Directus omits is null.
  [{}, { group: null }, null],
  [{ note: 'old', special: ['file'] }, { note: 'new', special: ['file'] }, { note: 'new' }],
])('%j becomes %j by %j', (actual, wanted, changes) => {
  expect(difference(wanted, actual)).toEqual(changes)
})
