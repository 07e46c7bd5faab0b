import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runProjectCommand } from '../support/command.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { requireEnv } from '../support/require-env.ts'

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('the data folder and its secrets are for their owner alone', async () => {
  const dataDir = requireEnv('E2E_DATA_DIR')
  expect(await modeOf(dataDir)).toBe(0o700)
  expect(await modeOf(join(dataDir, 'secrets.json'))).toBe(0o600)
})

test('a data folder that cannot be made is one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-blocked-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const command = runProjectCommand('start', {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: join(file, 'data'),
  })
  expect((await command.ended).code).toBe(1)
  expect(command.lines).toEqual([
    `${join(file, 'data')} cannot be a folder, as a file stands in its way: choose another DATA_DIR.`,
  ])
  await rm(folder, { recursive: true })
})

test('damaged secrets are one sentence, and stay as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-damaged-'))
  const secrets = join(folder, 'secrets.json')
  await writeFile(secrets, '{"instanceId":')
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const command = runProjectCommand('start', {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: folder,
  })
  expect((await command.ended).code).toBe(1)
  expect(command.lines).toEqual([
    `${secrets} is damaged: restore it from a backup, or delete the data folder to start afresh.`,
  ])
  expect((await stat(secrets)).size).toBe(14)
  await rm(folder, { recursive: true })
})
