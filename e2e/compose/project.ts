import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Agent, setGlobalDispatcher } from 'undici'
import { root } from '../../scripts/launcher/folders.mjs'

/** The tag of the images. */
export const VERSION = process.env.IMAGES ?? 'test'

/** How long a new school may take to be ready: migration, schema and sample content on a slow machine. */
export const START_SECONDS = 300

/** Prints a line with the seconds since the start. */
export function log(line: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${line}`)
}

/** A compose project in a folder of its own, as an operator has it. */
export type Project = { folder: string; compose: (...args: string[]) => string }

export function openProject(
  folder: string,
  files: readonly string[],
  settings: Record<string, string | number>,
): Project {
  mkdirSync(join(folder, 'schools'), { recursive: true })
  for (const file of [...files, 'containers/operate']) cpSync(join(root, file), join(folder, file))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, '.env'), lines.join(''))
  const chosen = files.flatMap((file) => ['-f', join(folder, file)])
  return { folder, compose: (...args) => run('podman-compose', [...chosen, ...args]) }
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'pipe'],
  })

/** Runs podman; returns what it prints. */
export const podman = (...args: string[]): string => run('podman', args)

/** Kills the program of a container, as a crash does. */
export function kill(container: string): void {
  const pid = Number(podman('inspect', '--format', '{{.State.Pid}}', container))
  if (pid === 0) throw new Error(`${container} does not run.`)
  process.kill(pid, 'SIGKILL')
}

/** The IP address of a container, without the front; empty while it is stopped. */
export const privateAddress = (container: string): string =>
  podman(
    'inspect',
    '--format',
    '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
    container,
  ).trim()

const HERE = { address: '127.0.0.1', family: 4 }

/** Lets `fetch` find the names of the schools on this machine, and accept their own certificates. */
export const findSchoolsHere = (): void =>
  setGlobalDispatcher(
    new Agent({
      connect: {
        rejectUnauthorized: false,
        lookup: (_, { all }, found) =>
          all ? found(null, [HERE]) : found(null, HERE.address, HERE.family),
      },
    }),
  )
