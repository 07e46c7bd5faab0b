import { EVERY_PAGE, toIssue } from './issue.ts'
import { reportOf } from './report.ts'
import { differencesOf, rowOf } from './save-issues.ts'

const place = { collection: 'notification', item: '7', page: '/notices/7', label: 'Notice “A”' }
const issue = (detail: string, what = 'wrong') =>
  toIssue('needs-fixing', { place, code: 'link', detail, what, todo: 'Correct it.' })

test('the same fault keeps its row when its texts change', () => {
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

test('the findings are updated, and correct rows are not changed', () => {
  const [same, old, gone] = ['/same', '/old', '/gone'].map((each) => rowOf(issue(each)))
  const [changed, added] = [rowOf(issue('/old', 'worse')), rowOf(issue('/added'))]
  const found = [same!, changed, added]
  expect(differencesOf([same!, old!, gone!], found, true)).toEqual({
    added: [added],
    changed: [changed],
    removed: [gone!.id],
  })
})

test('an incomplete check deletes no finding', () => {
  expect(differencesOf([rowOf(issue('/gone'))], [], false).removed).toEqual([])
})

const todo = 'Correct it.'

test('goes page by page, and counts', () => {
  const places = ['/notices/7', '/Library', '/notices/7', '', '/', EVERY_PAGE]
  const issues = places.map((page, index) => ({ page, what: `wrong ${index}`, todo }))
  expect(reportOf(issues)).toEqual([
    '',
    'On no page',
    '  wrong 3',
    '  -> Correct it.',
    '',
    'Every page',
    '  wrong 5',
    '  -> Correct it.',
    '',
    '/',
    '  wrong 4',
    '  -> Correct it.',
    '',
    '/Library',
    '  wrong 1',
    '  -> Correct it.',
    '',
    '/notices/7',
    '  wrong 0',
    '  -> Correct it.',
    '  wrong 2',
    '  -> Correct it.',
    '',
    '6 things to do before going live.',
  ])
})

test('states the kind of issue, and where to correct it', () => {
  const issues = [
    { page: '/Faculty', what: 'A', todo, category: 'sample' as const, collection: 'faculty' },
    { page: '/Club', what: 'B', todo, category: 'missing' as const, collection: '' },
    { page: '/Club', what: 'C', todo, category: 'sample' as const, collection: '' },
  ]
  const lines = reportOf(issues)
  expect(lines).toContain('  sample       A')
  expect(lines).toContain('               -> CMS, Faculty: Correct it.')
  expect(lines).toContain('               -> Correct it.')
  expect(lines.at(-1)).toBe('3 things to do before going live: 2 sample, 1 missing.')
  const [, ...others] = issues
  expect(reportOf(others.slice(1)).at(-1)).toMatch(/^1 thing to do .*: 1 sample/)
})

test('states that there is nothing to do', () => {
  expect(reportOf([])).toEqual([expect.stringContaining('ready to go live')])
})
