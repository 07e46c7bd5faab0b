import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { embeddedCmsUrl } from '../../scripts/lib/programs.ts'
import { readSettings } from '../../scripts/lib/environment.ts'
import type { ProgramOptions } from '../../scripts/lib/program.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { startServer } from '../support/servers/command.ts'
import { manageProcess } from './managed-process.ts'

type Variables = Record<string, string>

export type EnvironmentOptions = {
  /** The host and port for the CMS's hints, if not the site. */
  hook?: string
  /** Defaults that take precedence over the usual ones. */
  usual?: Variables
  /** Takes precedence over the variables of the shell: the ports and the build of a second environment. */
  apart?: Variables
}

/** Fixed ports, so that the build of the last run may still fit. */
const DEFAULTS = {
  PORT: '3990',
  CMS_PORT: '8990',
  SITE_URL: 'http://127.0.0.1:3990',
  BUILD_DIR: '.next-e2e',
}

const folders = new Set<string>()

/** A temporary folder, which is removed with the environments. */
export async function createFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  folders.add(folder)
  return folder
}

export type TestEnvironment = Awaited<ReturnType<typeof createEnvironment>>

/**
 * A site and a CMS with content and a build, in a temporary folder: new, or from a copy of
 * CHAOS_SNAPSHOT_DIR. BUILD_DIR is reused between runs.
 */
export async function createEnvironment(options: EnvironmentOptions = {}) {
  const dataDir = await createFolder('chaos')
  const { CHAOS_SNAPSHOT_DIR: snapshot, ...shell } = process.env
  if (snapshot) await cp(snapshot, dataDir, { recursive: true })
  const overrides = { ...options.apart, DATA_DIR: dataDir }
  const variables = { ...DEFAULTS, ...options.usual, ...shell, ...overrides }
  const settings = readSettings(variables, false)
  // Creates database, content and build.
  const start = startServer('start', variables, { onLine: printLine })
  await start.untilReady()
  await start.stop()

  const cmsUrl = embeddedCmsUrl(settings)
  const secrets = await loadSecrets(dataDir)
  const command = (name: string, more: Variables): ProgramOptions => ({
    title: `npm run ${name}`,
    prefix: name,
    command: process.execPath,
    args: ['scripts/run.mjs', name],
    cwd: root,
    env: { ...variables, ...more },
  })
  /**
   * `npm run serve`, or another command of the site without its CMS.
   * @param more variables that take precedence over all others
   */
  const siteCommand = (name: 'serve' | 'build', url: string, more: Variables = {}) =>
    command(name, { CMS_URL: url, CMS_TOKEN: secrets.siteToken, LOG_LEVEL: 'silent', ...more })
  const cms = command('cms', options.hook ? { SITES: options.hook } : {})
  return {
    ...{ settings, secrets, cmsUrl, siteCommand },
    cms: manageProcess(cms, `${cmsUrl}/server/ping`),
  }
}

/** A copy of a build for another site with the same CMS; removed with the environments. */
export async function copyBuild(buildDir: string, name: string): Promise<string> {
  const copy = `${buildDir}-${name}`
  folders.add(join(root, copy))
  await cp(join(root, buildDir), join(root, copy), { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Removes all environments, incomplete ones too; their processes may still be writing. */
export async function removeEnvironments(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
