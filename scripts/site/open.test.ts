import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../launcher/problem.mjs'
import { readSettings } from '../lib/environment.ts'
import { createSupervisor } from '../lib/supervisor.ts'
import { openSite } from './open.ts'

jest.mock('../cms/embedded.ts', () => ({
  startEmbeddedCms: () => Promise.reject(new Problem('cms.sqlite is damaged.')),
}))

const root = mkdtempSync(join(tmpdir(), 'open-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The settings of a new data folder, with or without content of a CMS. */
function settingsWith(hasContent: boolean) {
  const dataDir = join(root, crypto.randomUUID())
  mkdirSync(join(dataDir, 'content'), { recursive: true })
  if (hasContent) writeFileSync(join(dataDir, 'content/school.json'), '{}')
  return { ...readSettings({ NODE_ENV: 'test' }), dataDir, existingCms: undefined }
}

test('a CMS that cannot be started does not keep a site from its last good content', async () => {
  const print = jest.spyOn(console, 'log').mockReturnValue()
  const site = await openSite(settingsWith(true), createSupervisor())
  expect(site).toMatchObject({ isCmsBroken: true, cms: { url: 'http://127.0.0.1:8055' } })
  expect(print.mock.calls.join()).toContain('The CMS does not work')
  expect(print.mock.calls.join()).toContain('cms.sqlite is damaged.')
  print.mockRestore()
})

test('it ends a site without content', async () => {
  const failure = 'cms.sqlite is damaged.'
  await expect(openSite(settingsWith(false), createSupervisor())).rejects.toThrow(failure)
})
