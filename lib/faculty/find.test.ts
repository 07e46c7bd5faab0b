import type { Teacher } from '../content/collections/faculty.ts'
import { findTeachers } from './find.ts'

const rows: [
  name: string,
  designation: string | null,
  qualification: string | null,
  department: string | null,
][] = [
  ['Mrs Meera Joshi', 'PGT Chemistry', 'M.Sc. (Chemistry), B.Ed.', 'Science'],
  ['Dr. José D’Souza', 'TGT English', 'M.A., Ph.D.', 'Languages'],
  ['Smt. कविता सिंह', 'TGT Hindi', 'एम.ए., बी.एड.', 'Languages'],
  ['Mr. Arun Kumar-Roy', null, null, null],
  ['Ms Bharti Art', 'Nursery Teacher', 'B.A.', 'Primary'],
]

const staff: Teacher[] = rows.map(([name, designation, qualification, department], id) => ({
  ...{ id, name, designation, qualification, department, changed: null },
}))

const found = (question: string) => findTeachers(staff, question).map(({ id }) => id)

test.each([
  ['a name', 'joshi', [0]],
  ['capitals', 'MEERA', [0]],
  ['the beginning of a word', 'jos', [0, 1]],
  ['words in another order', 'joshi meera', [0]],
  ['a designation', 'chemistry', [0]],
  ['a department', 'languages', [1, 2]],
  ['words from different columns', 'languages phd', [1]],
  ['an accent that was not typed', 'jose', [1]],
  ['an accent that was', 'josé', [1]],
  ['another apostrophe', "d'souza", [1]],
  ['no apostrophe', 'dsouza', [1]],
  ['a degree with dots', 'M.Sc.', [0]],
  ['a degree without dots', 'msc', [0]],
  ['a degree with spaces', 'm sc', [0]],
  ['a degree cut short', 'ph.d', [1]],
  ['another title', 'Miss Joshi', [0]],
  ['a title with a dot', 'Shri. Kumar', [3]],
  ['a hyphen', 'kumar roy', [3]],
  ['Hindi', 'कविता', [2]],
  ['a Hindi title', 'श्रीमती कविता', [2]],
  ['a Hindi degree', 'बीएड', [2]],
  ['only a title', 'Dr', [1]],
  ['the middle of a word, which is no match', 'arti', []],
  ['one word of two that is nowhere', 'joshi english', []],
  ['nothing', '', [0, 1, 2, 3, 4]],
  ['only signs', ' .,- ', [0, 1, 2, 3, 4]],
])('%s: %s', (_what, question, ids) => {
  expect(found(question)).toEqual(ids)
})
