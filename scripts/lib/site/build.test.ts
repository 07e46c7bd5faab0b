import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../launcher/folders.mjs'
import { readSettings } from '../environment.ts'
import type { Secrets } from '../secrets.ts'
import { createSupervisor } from '../supervisor.ts'
import { build, buildState } from './build.ts'
import type { Site } from './open.ts'

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
        const draft = join(root, env['BUILD_DIR'] ?? '')
        mkdirSync(draft)
        writeFileSync(join(draft, 'BUILD_ID'), 'id')
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

test('a build that fails leaves the present one', async () => {
  const supervisor = { ...site.supervisor, run: () => Promise.reject(new Error('It fails')) }
  await expect(build({ ...site, supervisor })).rejects.toThrow('It fails')
  expect(await buildState(site)).toBe('same')
})
