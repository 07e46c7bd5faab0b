import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { explainFailedInstall } from './install-failure.mjs'
import { isInstalled } from './install.mjs'

const RECORD = 'node_modules/.package-lock.json'
const a = { 'node_modules/a': { version: '1.0.0' } }
const forAnotherPlatform = { 'node_modules/b': { version: '1.0.0', optional: true } }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installed-'))
  await write('package-lock.json', { packages: { '': {}, ...a, ...forAnotherPlatform } })
  await write(RECORD, { packages: a })
  await write('node_modules/a/package.json', {})
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, content: object | string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await writeFile(join(folder, file), text)
}

test('an install by npm itself is complete, without the builds for other platforms', () => {
  expect(isInstalled(folder, true)).toBe(true)
})

test('an install without the test tools is complete for the commands that run the site', async () => {
  const testTool = { 'node_modules/jest': { version: '30.0.0', dev: true } }
  await write('package-lock.json', { packages: { '': {}, ...a, ...testTool } })
  expect(isInstalled(folder, false)).toBe(true)
  expect(isInstalled(folder, true)).toBe(false)
})

test('a killed install is incomplete: npm writes its record last', async () => {
  await rm(join(folder, RECORD))
  expect(isInstalled(folder, true)).toBe(false)
  await write(RECORD, '{"packages":{"node_modules/a":{"vers')
  expect(isInstalled(folder, true)).toBe(false)
})

test('an install of another lock file is incomplete', async () => {
  await write(RECORD, { packages: { 'node_modules/a': { version: '0.9.0' } } })
  expect(isInstalled(folder, true)).toBe(false)
})

test('an install with a missing folder is incomplete', async () => {
  await rm(join(folder, 'node_modules/a'), { recursive: true })
  expect(isInstalled(folder, true)).toBe(false)
})

test('an install without its install scripts is incomplete', async () => {
  const withNode = { ...a, 'node_modules/node': { version: '24.0.0' } }
  await write('package-lock.json', { packages: { '': {}, ...withNode } })
  await write(RECORD, { packages: withNode })
  await write('node_modules/node/package.json', {})
  expect(isInstalled(folder, true)).toBe(false)
  await write('node_modules/node/bin/node', '')
  expect(isInstalled(folder, true)).toBe(true)
})

test.each([
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error code ENOTFOUND', 'cannot reach its package registry'],
  ['npm error network request failed', 'cannot reach its package registry'],
  ['npm error code EACCES', 'may not write to this folder'],
  ['npm error code EUSAGE', 'run `npm install`, then `npm run lock`'],
  ['gyp ERR! find Python', 'install python3, make and a C++ compiler'],
  ['npm error something new', 'npm says why below'],
])('"%s" is explained', (line, meaning) => {
  const outcome = { status: 1, log: '/tmp/npm.log', lastLines: ['first', line] }
  const text = explainFailedInstall('site', outcome)
  expect(text).toContain(meaning)
  expect(text).toContain(`  ${line}`)
  expect(text).toContain('/tmp/npm.log')
})
