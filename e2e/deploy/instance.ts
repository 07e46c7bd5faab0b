import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { manageProcess, type ManagedProcess } from '../resilience/managed-process.ts'
import { configure } from '../../scripts/deploy/configure.ts'
import { unitName } from '../../scripts/deploy/defaults.ts'
import { readDeploySettings } from '../../scripts/deploy/settings.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { startProgram, type ProgramOptions } from '../../scripts/lib/program.ts'
import { writeSettings } from './nginx.ts'
import type { Ports } from './options.ts'

type Place = { name: string; port: number; buildDir: string; dataDir: string }

/** The shared settings of all instances; `sites` are the ports to which the CMS sends its hints. */
type Environment = { ports: Ports; sites: readonly number[]; variables: Record<string, string> }

/** A site and its CMS, configured as in docs/deploying.md. */
export type Instance = Place & {
  siteUrl: string
  /** The folder of its configuration. */
  folder: string
  /** The programs of its systemd units, configured and not started yet. */
  site: ManagedProcess
  cms: ManagedProcess
  /** The script that systemd runs after each start of the CMS. */
  setUpCms: () => Promise<void>
  /** Builds the site from the content of the CMS. */
  build: () => Promise<void>
}

/** Writes the settings of an instance and configures it. */
export async function createInstance({
  ports,
  sites,
  variables,
  ...place
}: Place & Environment): Promise<Instance> {
  const { name, port, buildDir, dataDir } = place
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const settingsFile = await writeSettings(ports, sites, {
    ...{ HOST: '127.0.0.1', PORT: String(port), CMS_PORT: String(ports.cms) },
    ...{ BUILD_DIR: buildDir, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...variables },
  })
  const folder = dirname(settingsFile)
  const settings = await readDeploySettings(settingsFile)
  await configure(settings, folder)
  const unit = join(folder, 'systemd', unitName(settings.SCHOOL))
  const siteUrl = `http://127.0.0.1:${port}`
  const siteProgram = unitProgram(`${unit}.service`, 'ExecStart', `${name} site`)
  const cmsProgram = unitProgram(`${unit}-cms.service`, 'ExecStart', `${name} cms`)
  const setUpProgram = unitProgram(`${unit}-cms.service`, 'ExecStartPost', `${name} set-up`)
  return {
    ...{ ...place, siteUrl, folder },
    site: manageProcess(siteProgram, `${siteUrl}/api/health`),
    cms: manageProcess(cmsProgram, `http://127.0.0.1:${ports.cms}/server/ping`),
    setUpCms: () => runQuietly(setUpProgram),
    build() {
      const args = [join(root, 'scripts/run.mjs'), 'build']
      // A build contains its pages.
      const env = { ...process.env, ...siteProgram.env, PAGES_DIR: undefined }
      return runQuietly({ ...siteProgram, command: process.execPath, args, env })
    },
  }
}

/** Starts the CMS of an instance, and sets it up like systemd. */
export async function startCms({ cms, setUpCms }: Instance): Promise<void> {
  cms.start()
  await setUpCms()
}

async function runQuietly(options: ProgramOptions): Promise<void> {
  const { ok, sentence } = await startProgram({ ...options, isQuiet: true }).ended
  if (!ok) throw new Error(sentence)
}

/** Copies what an instance needs from another one: the build and two files. */
export async function copyInstance(from: Instance, to: Instance): Promise<void> {
  await deleteFiles(to)
  const options = { recursive: true, verbatimSymlinks: true }
  await cp(join(root, from.buildDir), join(root, to.buildDir), options)
  await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
  for (const file of ['secrets.json', 'site.env'])
    await cp(join(from.dataDir, file), join(to.dataDir, file))
}

/** Deletes the data and the build of an instance, as if its disk were lost. */
export async function deleteFiles({ dataDir, buildDir }: Instance): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  await rm(join(root, buildDir), { recursive: true, force: true })
}

/** A systemd unit as a program: its command, folder and variables. */
function unitProgram(
  file: string,
  entry: 'ExecStart' | 'ExecStartPost',
  title: string,
): ProgramOptions {
  const unit = readFileSync(file, 'utf8')
  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const started = valuesOf(entry)[0]?.split(' ') ?? []
  const [command = '', ...args] = [...asAccount(valuesOf('User')[0] ?? ''), ...started]
  const [cwd = ''] = valuesOf('WorkingDirectory')
  const { PATH, HOME } = process.env
  return {
    ...{ title, prefix: title, command, args, cwd },
    /** Read at each start, as the CMS writes one of the files. */
    get env() {
      const texts = valuesOf('EnvironmentFile').map(readVariables)
      return { NODE_ENV: 'production' as const, PATH, HOME, ...parseEnv(texts.join('\n')) }
    },
  }
}

/** A file of variables, which may be missing if its name begins with a hyphen. */
function readVariables(name: string): string {
  const file = name.replace(/^-/, '')
  return file === name || existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Runs a command as an account that a test names by a number, with the umask of the units. Named
 * accounts, which a developer's machine lacks, are replaced by the current one.
 */
export const asAccount = (account: string): string[] =>
  /^\d+$/.test(account)
    ? [
        ...['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups', 'sh', '-c'],
        ...['umask 0077; exec "$@"', 'sh'],
      ]
    : []
