import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled } from './install.mjs'
import { needsOwnNode } from './launch.mjs'

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

test.each([
  ['20.20.2', true],
  ['24.0.0', false],
  ['25.9.0', true],
  ['26.10.0', false],
  ['27.0.0', true],
])('on Node %s, the need for another one is %s', (version, isNeeded) => {
  expect(needsOwnNode(version)).toBe(isNeeded)
})
