import { storeContent } from '../content/store/store.ts'
import { countTeachers, factsSource } from './disclosure.ts'
import { facultySource } from '../people/people.ts'

test.each([
  ['of the form of the Board', { pgt: 2, tgt: 30, prt: 12 }, 44],
  ['of the list, while the form has none', {}, 2],
])('every page has the number of teachers %s', async (_what, given, count) => {
  storeContent(factsSource, '', factsSource.answer.parse({ principal_name: null, ...given }))
  const staff = ['Asha Devi', 'Babu Roy'].map((name, id) => ({ id, name }))
  storeContent(facultySource, '', facultySource.answer.parse(staff))
  expect(await countTeachers('en')).toBe(count)
})
