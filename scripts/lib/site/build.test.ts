import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from '../../launcher/folders.mjs'
import { readSettings } from '../environment.ts'
import type { Secrets } from '../secrets.ts'
import { createSupervisor } from '../supervisor.ts'
import { build, buildState, STAMP } from './build.ts'
import type { Site } from './open.ts'

const FILES = ['BUILD_ID', 'required-server-files.json', 'server/chunks/a.js', 'static/a.css']

let folder: string
let site: Site
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  site = {
    settings: { ...readSettings({ NODE_ENV: 'test' }), buildDir: relative(root, folder) },
    secrets: { serverActionsKey: 'key' } as Secrets,
    cms: { url: 'http://cms', token: 'token' },
    environment: { NODE_ENV: 'production' },
    // In place of Next.js.
    supervisor: {
      ...createSupervisor(),
      run: async ({ env }) => {
        for (const path of [...FILES, 'server/app/index.html'])
          write(join(root, env['BUILD_DIR'] ?? '', path), path)
        const link = join(root, env['BUILD_DIR'] ?? '', LINK)
        mkdirSync(dirname(link))
        symlinkSync('../../node_modules/pino', link)
      },
    },
  }
  await build(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const inBuild = (path: string) => join(folder, path)

test('a build fits its site until another one is needed', async () => {
  expect(await buildState(site)).toBe('same')
  const settings = { ...site.settings, siteUrl: 'https://other.example' }
  expect(await buildState({ ...site, settings })).toBe('other')
})

test.each(FILES)('a build with a damaged %s is not served again', async (path) => {
  truncateSync(inBuild(path), 3)
  expect(await buildState(site)).toBe('damaged')
  await build(site)
  expect(await buildState(site)).toBe('same')
})

const CHUNK = 'server/chunks/a.js'
const LINK = 'node_modules/pino-1'
const DAMAGES: Record<string, () => void> = {
  missing: () => rmSync(inBuild(CHUNK)),
  // After a power failure, a file can have its size but no content.
  'full of zeros': () => write(inBuild(CHUNK), '\0'.repeat(CHUNK.length)),
  'without a link to a package': () => rmSync(inBuild(LINK)),
}

test.each(Object.entries(DAMAGES))('a damage is noticed: %s', async (_, inflict) => {
  inflict()
  expect(await buildState(site)).toBe('damaged')
})

test('a build with a damaged stamp is not served again', async () => {
  truncateSync(inBuild(STAMP), 20)
  expect(await buildState(site)).toBe('none')
  rmSync(inBuild(STAMP))
  expect(await buildState(site)).toBe('none')
})

test('a page that the site has rendered again is no damage', async () => {
  write(inBuild('server/app/index.html'), 'another')
  rmSync(inBuild('server/app/index.html'))
  expect(await buildState(site)).toBe('same')
})

test('a build that fails leaves the present one', async () => {
  const supervisor = { ...site.supervisor, run: () => Promise.reject(new Error('It fails')) }
  await expect(build({ ...site, supervisor })).rejects.toThrow('It fails')
  expect(await buildState(site)).toBe('same')
})
