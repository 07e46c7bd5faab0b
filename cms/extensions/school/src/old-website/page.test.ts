import { pageOf } from './page.ts'
import type { Run } from './runs.ts'

const run = (changes: Partial<Run>): Run => ({
  ...{ source: '/data/source.zip', name: 'a<b.zip', flags: [], dryRun: true },
  ...{ startedAt: 0, status: 0, isRunning: false, output: '' },
  ...changes,
})
const COUNTS = 'notification: 1 new, 0 changed, 0 the same, 0 refused\nIn full: /data/report.html\n'

test.each([
  ['a complete list', {}, COUNTS, ['import']],
  ['an interrupted list', { status: null }, '', ['again']],
  ['an interrupted import', { status: null, dryRun: false }, COUNTS, ['import', 'again']],
  ['an import with refused rows', { status: 1, dryRun: false }, COUNTS, ['import', 'again']],
  ['a complete import', { dryRun: false }, COUNTS, []],
  ['what cannot be read', { status: 1 }, 'It is no ZIP file.', []],
] as const)('after %s it can be continued as is right then', (_, changes, output, actions) => {
  const page = pageOf(run({ ...changes, output }), false)
  const values = [...page.matchAll(/name="action" value="(\w+)"/g)].map(([, value]) => value)
  expect(values).toEqual([...actions, 'check'])
})

test('while it runs it can only be stopped, and the page is loaded again', () => {
  const page = pageOf(run({ isRunning: true, status: null }), false)
  expect(page.match(/value="\w+"/g)).toEqual(['value="stop"'])
  expect(page).toContain('http-equiv="refresh"')
})

test('lines have the names of the CMS and of the file, and no paths or markup', () => {
  const output = `${COUNTS}  9 s  redirect: 5 of 200\n/data/source.zip is none\n`
  const [, lines] = /<pre>([^]*)<\/pre>/.exec(pageOf(run({ output }), false)) ?? []
  expect(lines?.split('\n')).toEqual([
    'Notices: 1 new, 0 changed, 0 the same, 0 refused',
    '  9 s  Redirects: 5 of 200',
    'a&lt;b.zip is none',
  ])
})
