import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { killTree } from '../../scripts/lib/processes.ts'
import { startProgram, type Program } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { configure } from '../../scripts/deploy/configure.ts'
import { readDeploySettings } from '../../scripts/deploy/settings.ts'
import { writeSettings } from './nginx.ts'
import type { TrialPorts } from './ports.ts'
import { startUnit, unitVariables } from './unit.ts'

const CMS_UNIT = 'systemd/school-website-cms.service'
const SITE_UNIT = 'systemd/school-website.service'
const START_SECONDS = 240

type Place = { name: string; port: number; buildDir: string; dataDir: string }

/** A machine with an instance of the site, and perhaps the CMS, set up as docs/deploying.md says. */
export type Machine = Place & {
  siteUrl: string
  /** Where its configuration is. */
  folder: string
  start: (what: 'site' | 'cms') => Promise<Program>
  kill: (what: 'site' | 'cms') => Promise<void>
  isUp: () => Promise<boolean>
}

/** Writes the settings of a machine and configures it; nothing is started. */
export async function createMachine(
  place: Place,
  ports: TrialPorts,
  sites: readonly number[],
  variables: Record<string, string>,
): Promise<Machine> {
  const { name, port, buildDir, dataDir } = place
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const own = { HOST: '127.0.0.1', PORT: String(port), CMS_PORT: String(ports.cms) }
  const project = { APP_DIR: root, APP_USER: 'nobody', BUILD_DIR: buildDir, DATA_DIR: dataDir }
  const all = { ...own, ...project, LOG_LEVEL: 'silent', ...variables }
  const settingsFile = await writeSettings({ ports, sites, variables: all })
  const folder = dirname(settingsFile)
  await configure(await readDeploySettings(settingsFile), folder)
  const siteUrl = `http://127.0.0.1:${port}`
  const programs = new Map<string, Program>()
  return {
    ...{ ...place, siteUrl, folder },
    async start(what) {
      const unit = join(folder, what === 'site' ? SITE_UNIT : CMS_UNIT)
      const program = await startUnit(unit, `${name} ${what}`)
      programs.set(what, program)
      return program
    },
    async kill(what) {
      const program = programs.get(what)
      if (program?.pid) await killTree(program.pid)
      await program?.ended
    },
    isUp: () => answersWell(`${siteUrl}/api/health`),
  }
}

/** Starts the CMS of a machine, and waits until it has written what sites need. */
export async function startCms(machine: Machine): Promise<void> {
  let ending = ''
  const program = await machine.start('cms')
  void program.ended.then(({ sentence }) => (ending = sentence))
  await waitUntil(async () => {
    if (ending) throw new Error(ending)
    const isThere = existsSync(join(machine.dataDir, 'site.env'))
    return isThere ? undefined : 'The CMS is not set up yet'
  }, START_SECONDS)
}

/** Builds the site on a machine, from the content of the CMS. */
export async function buildOn({ folder }: Machine): Promise<void> {
  const variables = await unitVariables(join(folder, SITE_UNIT))
  const env = { ...process.env, ...variables, NODE_ENV: 'production' as const }
  const args = [join(root, 'scripts/run.mjs'), 'build']
  const how = { title: 'The build', prefix: 'build', command: process.execPath, cwd: root }
  const { ok, sentence } = await startProgram({ ...how, args, env, isQuiet: true }).ended
  if (!ok) throw new Error(sentence)
}

/** Gives a machine, which may be a new one, what it needs of another: the build and two files. */
export async function copyMachine(from: Machine, to: Machine): Promise<void> {
  await scrap(to)
  await cp(join(root, from.buildDir), join(root, to.buildDir), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
  for (const file of ['secrets.json', 'site.env'])
    await cp(join(from.dataDir, file), join(to.dataDir, file))
}

/** Takes everything away that a machine had on its disk. */
export async function scrap({ dataDir, buildDir }: Machine): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  await rm(join(root, buildDir), { recursive: true, force: true })
}

/** Whether anything answers at an address, and with 200. */
export async function answersWell(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}
