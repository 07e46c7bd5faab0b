import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../lib/administrator.ts'
import { embeddedCmsEnvironment, embeddedCmsUrl } from '../lib/cms-program.ts'
import { claimPorts } from '../lib/claims.ts'
import { readSettings, type Settings } from '../lib/environment.ts'
import type { ProgramOptions } from '../lib/program.ts'
import { directus, nextStart } from '../lib/programs.ts'
import type { Secrets } from '../lib/secrets.ts'
import { siteEnvironment } from '../lib/site-environment.ts'
import { buildIfNeeded, openCms, openDataFolder } from '../lib/site.ts'
import { createSupervisor } from '../lib/supervisor.ts'
import { clockVariables } from './clock.ts'
import { createVictim, type Victim } from './victim.ts'

/** A site and a CMS to do harm to, with content and a build, in a folder that nobody needs. */
export type World = {
  settings: Settings
  secrets: Secrets
  cms: Victim
  cmsUrl: string
  /** @param cmsUrl where the site shall ask, which need not be the CMS itself */
  siteBeside: (cmsUrl: string) => Victim
  siteProgram: (cmsUrl: string) => ProgramOptions
}

export type WorldOptions = {
  /** Where the CMS's hook shall send its hints, when that is not the site itself. */
  hookUrl?: string
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
export async function createWorld({ hookUrl, usual, apart }: WorldOptions = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-chaos-'))
  folders.add(dataDir)
  const { CHAOS_SNAPSHOT_DIR: snapshot, ...given } = process.env
  if (snapshot) await cp(snapshot, dataDir, { recursive: true })
  const variables = { ...defaults, ...usual, ...given, ...apart, DATA_DIR: dataDir }
  const settings = readSettings(variables, false)
  const secrets = await openDataFolder(settings)
  await prepare(settings, secrets)

  const cmsUrl = embeddedCmsUrl(settings)
  const admin = await administrator(settings, secrets)
  const cmsProgram = directus('start', {
    ...embeddedCmsEnvironment(settings, secrets, admin),
    ...(hookUrl && { SITE_REVALIDATE_URL: hookUrl }),
    ...clockVariables(),
  })
  const siteProgram = (url: string) => {
    const cms = { url, token: secrets.siteToken }
    const environment = {
      ...siteEnvironment(settings, secrets, cms, 'production'),
      LOG_LEVEL: 'silent',
    }
    return nextStart(settings, environment)
  }
  return {
    settings,
    secrets,
    cmsUrl,
    cms: createVictim(cmsProgram, `${cmsUrl}/server/ping`),
    siteProgram,
    siteBeside: (url) => createVictim(siteProgram(url), `${settings.localUrl}/api/health`),
  }
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

/** Schema, content and build need a CMS that nobody kills. */
async function prepare(settings: Settings, secrets: Secrets): Promise<void> {
  const supervisor = createSupervisor()
  try {
    await claimPorts(settings)
    const cms = await openCms(settings, secrets, supervisor)
    const environment = siteEnvironment(settings, secrets, cms, 'production')
    await buildIfNeeded(settings, environment, cms, supervisor)
  } finally {
    await supervisor.stopAll()
  }
}
