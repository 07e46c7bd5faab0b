import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Supervisor } from '../lib/supervisor.ts'
import { unlessUnchanged } from './unchanged.ts'

const { CI } = process.env
const passed = { passed: 3, failed: 0, skipped: 0 }
let project: string

beforeEach(() => {
  delete process.env.CI
  project = mkdtempSync(join(tmpdir(), 'unchanged-'))
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  for (const folder of ['node_modules', 'cms/node_modules'])
    mkdirSync(join(project, folder), { recursive: true })
  write('.gitignore', 'node_modules\n')
  write('a.ts', 'first')
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(project, { recursive: true })
  if (CI !== undefined) process.env.CI = CI
})

const write = (file: string, text: string) => writeFileSync(join(project, file), text)

/** Runs a check twice, with `between` in between; returns how often it really ran, and its last result. */
async function runTwice(between: () => void, run = async () => passed) {
  const counted = jest.fn(run)
  const stage = unlessUnchanged({ name: 'lint', title: 'Lint', run: counted }, project)
  await stage.run({} as Supervisor)
  between()
  const last = await stage.run({} as Supervisor)
  return { times: counted.mock.calls.length, last }
}

test('a passed check is skipped while nothing changes, with its counts', async () => {
  const { times, last } = await runTwice(() => {})
  expect(times).toBe(1)
  expect(last).toEqual({ ...passed, isUnchanged: true })
})

test.each<[what: string, change: () => void]>([
  ['a file', () => write('a.ts', 'second')],
  ['a new file', () => write('b.ts', '')],
  ['a file that is gone', () => rmSync(join(project, 'a.ts'))],
  ['a package of the site', () => write('node_modules/.package-lock.json', '{}')],
  ['a package of the CMS', () => write('cms/node_modules/.package-lock.json', '{}')],
  ['the day', () => jest.spyOn(Date.prototype, 'toDateString').mockReturnValue('Tomorrow')],
  ['continuous integration', () => (process.env.CI = 'true')],
])('it runs again after %s', async (_what, change) => {
  const { times, last } = await runTwice(change)
  expect(times).toBe(2)
  expect(last).toEqual(passed)
})

test('a check that failed runs again', async () => {
  const { times } = await runTwice(
    () => {},
    async () => ({ ...passed, failed: 1 }),
  )
  expect(times).toBe(2)
})

test('a change during the check does not count as checked', async () => {
  let version = 0
  const { times } = await runTwice(
    () => {},
    async () => {
      write('a.ts', `version ${++version}`)
      return passed
    },
  )
  expect(times).toBe(2)
})
