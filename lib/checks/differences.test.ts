import { differencesOf, rowOf } from './differences.ts'
import { findingAt } from './finding.ts'

const place = { collection: 'notification', item: '7', page: '/notices/7', label: 'Notice “A”' }
const finding = (detail: string, what = 'wrong') =>
  findingAt(place, { fault: 'link', detail, what, todo: 'Mend it.' })

test('the same fault keeps its row, whatever its words', () => {
  const [one, other] = [rowOf(finding('/x')), rowOf(finding('/x', 'worse'))]
  expect(other.id).toBe(one.id)
  expect(rowOf(finding('/y')).id).not.toBe(one.id)
  expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('the link opens the row, the record or the file', () => {
  expect(rowOf(finding('/x')).link).toBe('/content/notification/7')
  expect(rowOf({ ...finding('/x'), collection: 'school', item: '' }).link).toBe('/content/school')
  expect(rowOf({ ...finding('/x'), collection: 'directus_files' }).link).toBe('/files/7')
})

test('a list is brought to what was found, and what is right in it is left alone', () => {
  const [kept, old, gone] = ['/kept', '/old', '/gone'].map((each) => rowOf(finding(each)))
  const [changed, added] = [rowOf(finding('/old', 'worse')), rowOf(finding('/added'))]
  expect(differencesOf([kept!, old!, gone!], [kept!, changed, added])).toEqual({
    added: [added],
    changed: [changed],
    removed: [gone!.id],
  })
})
