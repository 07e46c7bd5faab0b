import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { during, say } from '../../scripts/launcher/progress.mjs'
import { embeddedCmsUrl } from '../../scripts/lib/programs.ts'
import { readSettings, type Settings } from '../../scripts/lib/environment.ts'
import { loadSecrets, type Secrets } from '../../scripts/lib/secrets.ts'
import { runProjectCommand, type RunningCommand } from '../support/command.ts'
import { manageProcess, untilUp, type ManagedProcess } from './managed-process.ts'

type Variables = Record<string, string>

/** A site and a CMS with content and a build, in a temporary folder. */
export type TestEnvironment = {
  settings: Settings
  secrets: Secrets
  cms: ManagedProcess
  cmsUrl: string
  /**
   * Runs a command of the site with the CMS at this address, which can be that of a proxy.
   * @param variables take precedence over all others
   */
  run: (name: 'serve' | 'build', cmsUrl: string, variables?: Variables) => RunningCommand
  createSite: (cmsUrl: string) => ManagedProcess
}

type EnvironmentOptions = {
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

/** Makes a temporary folder; it is removed at the end of the command. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  folders.add(folder)
  return folder
}

/** Removes them all; their processes may still be writing. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Creates it from nothing, or from a copy of CHAOS_SNAPSHOT_DIR. BUILD_DIR is reused between runs. */
export async function createEnvironment(
  options: EnvironmentOptions = {},
): Promise<TestEnvironment> {
  const dataDir = await makeFolder('chaos')
  const { CHAOS_SNAPSHOT_DIR: snapshot, ...shell } = process.env
  if (snapshot) await cp(snapshot, dataDir, { recursive: true })
  const overrides = { ...options.apart, DATA_DIR: dataDir }
  const variables = { ...DEFAULTS, ...options.usual, ...shell, ...overrides }
  const settings = readSettings(variables, false)
  // Creates database, content and build.
  const onLine = (line: string) => say(`start  | ${line}`)
  const first = runProjectCommand('start', variables, { onLine })
  if (!(await first.isReady)) throw new Problem('npm start has failed; its last lines are above.')
  await first.stop()

  const cmsUrl = embeddedCmsUrl(settings)
  const secrets = await loadSecrets(dataDir)
  const hook: Variables = options.hook ? { SITES: options.hook } : {}
  const run: TestEnvironment['run'] = (name, url, more) => {
    const cms = { CMS_URL: url, CMS_TOKEN: secrets.siteToken, LOG_LEVEL: 'silent' }
    return runProjectCommand(name, { ...variables, ...cms, ...more })
  }
  return {
    ...{ settings, secrets, cmsUrl, run },
    cms: manageProcess(
      () => runProjectCommand('cms', { ...variables, ...hook }),
      `${cmsUrl}/server/ping`,
    ),
    createSite: (url) => manageProcess(() => run('serve', url), `${settings.localUrl}/api/health`),
  }
}

/**
 * Starts the CMS and the site of an environment, and kills both after the work.
 * @param prepare fills the CMS before the site starts
 */
export async function withSite<Outcome>(
  { cms, cmsUrl, createSite }: TestEnvironment,
  work: (site: ManagedProcess) => Promise<Outcome>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Outcome> {
  const site = createSite(cmsUrl)
  try {
    await during('Starting CMS and site', async () => {
      cms.start()
      await untilUp([cms], 'The CMS')
      await prepare()
      site.start()
      await untilUp([site], 'The site')
    })
    return await work(site)
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

/** A copy of a build for another site with the same CMS; removed at the end of the command. */
export async function copyBuild(buildDir: string, name: string): Promise<string> {
  const copy = `${buildDir}-${name}`
  folders.add(join(root, copy))
  await cp(join(root, buildDir), join(root, copy), { recursive: true, verbatimSymlinks: true })
  return copy
}
