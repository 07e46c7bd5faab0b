import { toIssue } from './issue.ts'
import { differencesOf, rowOf } from './save-issues.ts'

const place = { collection: 'notification', item: '7', page: '/notices/7', label: 'Notice “A”' }
const issue = (detail: string, what = 'wrong') =>
  toIssue('needs-fixing', { place, code: 'link', detail, what, todo: 'Correct it.' })

test('the same fault keeps its row, whatever its words', () => {
  const [one, other] = [rowOf(issue('/x')), rowOf(issue('/x', 'worse'))]
  expect(other.id).toBe(one.id)
  expect(rowOf(issue('/y')).id).not.toBe(one.id)
  expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('the link opens the row, the record or the file', () => {
  expect(rowOf(issue('/x')).link).toBe('/content/notification/7')
  expect(rowOf({ ...issue('/x'), collection: 'school', item: '' }).link).toBe('/content/school')
  expect(rowOf({ ...issue('/x'), collection: 'directus_files' }).link).toBe('/files/7')
})

test('a list is brought to what was found, and correct rows of it do not change', () => {
  const [same, old, gone] = ['/same', '/old', '/gone'].map((each) => rowOf(issue(each)))
  const [changed, added] = [rowOf(issue('/old', 'worse')), rowOf(issue('/added'))]
  expect(differencesOf([same!, old!, gone!], [same!, changed, added])).toEqual({
    added: [added],
    changed: [changed],
    removed: [gone!.id],
  })
})
