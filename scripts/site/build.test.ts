import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type * as disk from '../lib/disk.ts'
import { root } from '../launcher/folders.mjs'
import { readSettings } from '../lib/environment.ts'
import type { Secrets } from '../lib/secrets.ts'
import { createSupervisor } from '../lib/supervisor.ts'
import { build, buildState } from './build.ts'
import type { Site } from './open.ts'

// The files of pdf.js and the sources of the website are hundreds.
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  cp: () => Promise.resolve(),
}))
jest.mock('../lib/disk.ts', () => {
  const actual = jest.requireActual<typeof disk>('../lib/disk.ts')
  const listFiles = (path: string) =>
    path.startsWith(folder) ? actual.listFiles(path) : Promise.resolve([])
  return { ...actual, listFiles }
})

let folder: string
let site: Site
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  site = {
    settings: { ...readSettings({ NODE_ENV: 'test' }), buildDir: relative(root, folder) },
    secrets: { serverActionsKey: 'key' } as Secrets,
    cms: { url: 'http://cms', token: 'token' },
    environment: { NODE_ENV: 'production' },
    // Instead of Next.js.
    supervisor: {
      ...createSupervisor(),
      run: async ({ env }) => {
        const draft = join(root, env['BUILD_DIR'] ?? '')
        mkdirSync(join(draft, 'server'), { recursive: true })
        writeFileSync(join(draft, 'BUILD_ID'), 'id')
        writeFileSync(join(draft, 'server/page.js'), 'code')
      },
    },
  }
  await build(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a build fits its site until another one is needed', async () => {
  expect(await buildState(site)).toBe('same')
  const settings = { ...site.settings, siteUrl: 'https://other.example' }
  expect(await buildState({ ...site, settings })).toBe('other')
})

test.each<[string, (build: string) => void]>([
  ['has no BUILD_ID', (build) => rmSync(join(build, 'BUILD_ID'))],
  ['has another BUILD_ID', (build) => writeFileSync(join(build, 'BUILD_ID'), 'xx')],
  ['has a file that is cut', (build) => truncateSync(join(build, 'server/page.js'), 3)],
  ['has a file of zeros', (build) => writeFileSync(join(build, 'server/page.js'), '\0\0\0\0')],
  ['lacks a file', (build) => rmSync(join(build, 'server'), { recursive: true })],
  ['lacks its stamp', (build) => rmSync(join(build, 'built-for'))],
])('a build that %s is damaged, and built again', async (_, damage) => {
  damage(folder)
  expect(await buildState(site)).toBe('damaged')
  await build(site)
  expect(await buildState(site)).toBe('same')
})

test('an empty build folder is none; a cache, a map and the test of the disk are no part of a build', async () => {
  for (const name of ['cache', 'server/page.js.map', '.probe-1'])
    writeFileSync(join(folder, name), 'changed')
  expect(await buildState(site)).toBe('same')
  rmSync(folder, { recursive: true })
  expect(await buildState(site)).toBe('none')
  mkdirSync(folder)
  expect(await buildState(site)).toBe('none')
})

test('a build that fails leaves the current one', async () => {
  const supervisor = { ...site.supervisor, run: () => Promise.reject(new Error('It fails')) }
  await expect(build({ ...site, supervisor })).rejects.toThrow('It fails')
  expect(await buildState(site)).toBe('same')
})
