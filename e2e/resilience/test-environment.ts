import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { embeddedCmsUrl } from '../../scripts/lib/programs.ts'
import { readSettings, type Settings } from '../../scripts/lib/environment.ts'
import { startProgram, type ProgramOptions } from '../../scripts/lib/program.ts'
import { loadSecrets, type Secrets } from '../../scripts/lib/secrets.ts'
import { manageProcess, type ManagedProcess } from './managed-process.ts'

type Variables = Record<string, string>

/** A site and a CMS with content and a build, in a temporary folder. */
export type TestEnvironment = {
  settings: Settings
  secrets: Secrets
  cms: ManagedProcess
  cmsUrl: string
  /** The site, connected to the CMS at this address, which can be that of a proxy. */
  createSite: (cmsUrl: string) => ManagedProcess
  /**
   * `npm run serve`, or another command of the site without its CMS.
   * @param variables take precedence over all others
   */
  siteCommand: (name: 'serve' | 'build', cmsUrl: string, variables?: Variables) => ProgramOptions
}

export type EnvironmentOptions = {
  /** Where the CMS's hook sends its hints, as host and port, if not to the site. */
  hook?: string
  /** Defaults that take precedence over the usual ones. */
  usual?: Variables
  /** Takes precedence over the variables of the shell: the ports and the build of a second environment. */
  apart?: Variables
}

/** An address that stays, so that the build of the last run may still fit. */
const DEFAULTS = {
  PORT: '3990',
  CMS_PORT: '8990',
  SITE_URL: 'http://127.0.0.1:3990',
  BUILD_DIR: '.next-e2e',
}

const folders = new Set<string>()

/** Creates it from nothing, or from a copy of CHAOS_SNAPSHOT_DIR. BUILD_DIR is reused between runs. */
export async function createEnvironment(
  options: EnvironmentOptions = {},
): Promise<TestEnvironment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-chaos-'))
  folders.add(dataDir)
  const { CHAOS_SNAPSHOT_DIR: snapshot, ...shell } = process.env
  if (snapshot) await cp(snapshot, dataDir, { recursive: true })
  const overrides = { ...options.apart, DATA_DIR: dataDir }
  const variables = { ...DEFAULTS, ...options.usual, ...shell, ...overrides }
  const settings = readSettings(variables, false)
  const command = (name: string, more: Variables = {}): ProgramOptions => ({
    title: `npm run ${name}`,
    prefix: name,
    command: process.execPath,
    args: ['scripts/run.mjs', name],
    cwd: root,
    env: { ...variables, ...more },
  })
  await startOnce(command('start'))

  const cmsUrl = embeddedCmsUrl(settings)
  const secrets = await loadSecrets(dataDir)
  const cms = command('cms', options.hook ? { SITES: options.hook } : {})
  const siteCommand: TestEnvironment['siteCommand'] = (name, url, more) =>
    command(name, { CMS_URL: url, CMS_TOKEN: secrets.siteToken, LOG_LEVEL: 'silent', ...more })
  return {
    settings,
    secrets,
    cmsUrl,
    cms: manageProcess(cms, `${cmsUrl}/server/ping`),
    siteCommand,
    createSite: (url) =>
      manageProcess(siteCommand('serve', url), `${settings.localUrl}/api/health`),
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

/** Creates database, content and build. */
async function startOnce(start: ProgramOptions): Promise<void> {
  const ready = Promise.withResolvers<void>()
  const onLine = (line: string) => {
    if (line.startsWith('Ready')) ready.resolve()
  }
  const program = startProgram({ ...start, onLine })
  const ended = program.ended.then(({ sentence }) => {
    throw new Problem(sentence)
  })
  try {
    await Promise.race([ready.promise, ended])
  } finally {
    ended.catch(() => undefined)
    await program.stop()
  }
}
