import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { embeddedCmsUrl } from '../../scripts/lib/cms-program.ts'
import { readSettings, type Settings } from '../../scripts/lib/environment.ts'
import { startProgram, type ProgramOptions } from '../../scripts/lib/program.ts'
import { loadSecrets, type Secrets } from '../../scripts/lib/secrets.ts'
import { createVictim, type Victim } from './victim.ts'

/** A site and a CMS to do harm to, with content and a build, in a folder that nobody needs. */
export type World = {
  settings: Settings
  secrets: Secrets
  cms: Victim
  cmsUrl: string
  /** @param cmsUrl where the site shall ask, which need not be the CMS itself */
  siteBeside: (cmsUrl: string) => Victim
  /**
   * `npm run serve`, or another command of the site alone.
   * @param variables count before all others
   */
  siteCommand: (
    name: 'serve' | 'build',
    cmsUrl: string,
    variables?: Record<string, string>,
  ) => ProgramOptions
}

export type WorldOptions = {
  /** Where the CMS's hook shall send its hints, as host and port, when that is not the site itself. */
  hook?: string
  /** What counts where the environment says nothing, before the usual. */
  usual?: Record<string, string>
  /** What counts before the environment: the ports and the build of a second world. */
  apart?: Record<string, string>
}

const folders = new Set<string>()

/**
 * Prepares it from nothing, or from a copy of CHAOS_SNAPSHOT_DIR. The build is kept in BUILD_DIR
 * from run to run.
 */
export async function createWorld({ hook, usual, apart }: WorldOptions = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-chaos-'))
  folders.add(dataDir)
  const { CHAOS_SNAPSHOT_DIR: snapshot, ...given } = process.env
  if (snapshot) await cp(snapshot, dataDir, { recursive: true })
  const variables = { ...defaults, ...usual, ...given, ...apart, DATA_DIR: dataDir }
  const settings = readSettings(variables, false)
  const command = (name: string, more: Record<string, string>): ProgramOptions => ({
    title: `npm run ${name}`,
    prefix: name,
    command: process.execPath,
    args: ['scripts/run.mjs', name],
    cwd: root,
    env: { ...variables, ...more },
  })
  await startOnce(command('start', {}))

  const cmsUrl = embeddedCmsUrl(settings)
  const secrets = await loadSecrets(dataDir)
  const siteCommand: World['siteCommand'] = (name, url, more) =>
    command(name, { CMS_URL: url, CMS_TOKEN: secrets.siteToken, LOG_LEVEL: 'silent', ...more })
  return {
    settings,
    secrets,
    cmsUrl,
    cms: createVictim(command('cms', hook ? { SITES: hook } : {}), `${cmsUrl}/server/ping`),
    siteCommand,
    siteBeside: (url) => createVictim(siteCommand('serve', url), `${settings.localUrl}/api/health`),
  }
}

/** A copy of a build for one more site beside the same CMS; it is removed with the worlds. */
export async function copyBuild(buildDir: string, name: string): Promise<string> {
  const copy = `${buildDir}-${name}`
  folders.add(join(root, copy))
  await cp(join(root, buildDir), join(root, copy), { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Removes all that were begun, also those that are not finished; their processes may still be writing. */
export async function removeWorlds(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** An address that stays, so that the build of the last run may still fit. */
const defaults = {
  PORT: '3990',
  CMS_PORT: '8990',
  SITE_URL: 'http://127.0.0.1:3990',
  BUILD_DIR: '.next-e2e',
}

/** Makes database, content and build. */
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
