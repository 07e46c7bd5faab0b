import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { embeddedCmsUrl } from '../../scripts/lib/programs.ts'
import { readSettings } from '../../scripts/lib/environment.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { startServer } from '../../e2e/support/servers/command.ts'

/** Fixed ports, so that the build of the last run may still fit. */
const DEFAULTS = {
  PORT: '3990',
  CMS_PORT: '8990',
  SITE_URL: 'http://127.0.0.1:3990',
  BUILD_DIR: '.next-trials',
}

const folders = new Set<string>()

/** A temporary folder, which is removed with the environments. */
export async function createFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  folders.add(folder)
  return folder
}

export type TestEnvironment = Awaited<ReturnType<typeof createEnvironment>>

/** Creates a data folder with the sample content, and the build if it has changed. */
export async function prepareData(): Promise<string> {
  const dataDir = await createFolder('trial')
  const variables = { ...DEFAULTS, ...process.env, DATA_DIR: dataDir }
  const start = startServer('start', variables, { onLine: printLine })
  await start.untilReady()
  await start.stop()
  return dataDir
}

/** A site and a CMS with sample content in a temporary folder: a copy of TRIAL_DATA, or a new one. */
export async function createEnvironment() {
  const { TRIAL_DATA: prepared } = process.env
  const dataDir = prepared ? await createFolder('trial') : await prepareData()
  if (prepared) await cp(prepared, dataDir, { recursive: true })
  const variables = { ...DEFAULTS, ...process.env, DATA_DIR: dataDir }
  const settings = readSettings(variables, false)
  const secrets = await loadSecrets(dataDir)
  return { settings, secrets, variables, cmsUrl: embeddedCmsUrl(settings) }
}

/** Removes all environments, incomplete ones too; their processes may still be writing. */
export async function removeEnvironments(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
