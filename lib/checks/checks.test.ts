import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EVERY_PAGE, reportOf, toFinding } from './finding.ts'
import { differencesOf, rowOf } from './content-check.ts'
import { selectVisible } from './content.ts'
import { cleanSchool } from './testing/clean-school.ts'

const place = { collection: 'notification', item: '7', page: '/notices/7', label: 'Notice “A”' }
const finding = (detail: string, what = 'wrong') =>
  toFinding('needs-fixing', { place, code: 'link', detail, what, todo: 'Correct it.' })

test('the same finding keeps its row when its texts change', () => {
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

test('the findings are updated, and correct rows are not changed', () => {
  const [same, old, gone] = ['/same', '/old', '/gone'].map((each) => rowOf(finding(each)))
  const [changed, added] = [rowOf(finding('/old', 'worse')), rowOf(finding('/added'))]
  const found = [same!, changed, added]
  expect(differencesOf([same!, old!, gone!], found, true)).toEqual({
    added: [added],
    changed: [changed],
    removed: [gone!.id],
  })
})

test('an incomplete check deletes no finding', () => {
  expect(differencesOf([rowOf(finding('/gone'))], [], false).removed).toEqual([])
})

test('the report goes page by page, and counts', () => {
  const places = ['/notices/7', '/Rules&Regulations', '', EVERY_PAGE]
  const findings = places.map((page, index) => ({
    page,
    what: `wrong ${index}`,
    todo: 'Correct it.',
    category: 'sample' as const,
  }))
  expect(reportOf(findings).filter((line) => !line.startsWith('  -> Correct it.'))).toEqual([
    'Not shown on any page, sample: wrong 2',
    'Every page, sample: wrong 3',
    '/notices/7, sample: wrong 0',
    '/Rules&Regulations, sample: wrong 1',
    '',
    '4 to do before going live.',
  ])
})

test('the report says that there is nothing to do', () => {
  expect(reportOf([])).toEqual([expect.stringContaining('ready to go live')])
})

test('commands and tests load their parts of lib without Next.js, which alone knows the package server-only', () => {
  const files = globSync('{scripts,containers,packages,e2e,trials}/**/*.ts', {
    exclude: ['**/*.test.ts', '**/node_modules/**'],
  })
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'((?:\.\.\/)+lib\/.*)'/gm)].map(
      ([, name = '']) => path.join(path.dirname(file), name),
    ),
  )
  const parts = [...new Set(imported)].filter((file) => file.startsWith('lib/'))
  expect(parts).toContain('lib/checks/find.ts')
  const load = parts.map((file) => `await import('./${file}')`).join('\n')
  expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', load])).not.toThrow()
})

test('scheduled rows and closed forms are not visible, but past notices are', () => {
  const { rows } = cleanSchool()
  const [past, future] = [
    { publish_until: '2026-01-01T00:00:00Z' },
    { publish_from: '2027-01-01T00:00:00Z' },
  ]
  const copies = <Row extends object>(all: Row[]) =>
    all.flatMap((row) => [row, { ...row, ...past }, { ...row, ...future }])
  const scheduled = { notification: copies(rows.notification), heading: copies(rows.heading) }
  const exam = rows.exam.map((form) => ({ ...form, active: false }))
  const visible = selectVisible({ ...rows, ...scheduled, exam }, new Date('2026-11-21T10:00:00Z'))
  expect([visible.notification, visible.heading, visible.exam].map(({ length }) => length)).toEqual(
    [2, 1, 0],
  )
})
