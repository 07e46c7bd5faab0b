import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Agent, setGlobalDispatcher } from 'undici'
import { root } from '../../scripts/launcher/folders.mjs'

/** The tag of the images. */
export const VERSION = process.env.TAG ?? 'test'

/** How long a new school may take to be ready: migration, schema and sample content on a slow machine. */
export const START_SECONDS = 300

/** Prints a line with the seconds since the start. */
export function log(line: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${line}`)
}

/** A compose project in a separate folder, as an operator has it. */
export type Project = {
  folder: string
  compose: (...args: string[]) => string
  /** With its volumes and networks. */
  remove: () => void
}

export function openProject(
  folder: string,
  files: readonly string[],
  settings: Record<string, string | number>,
): Project {
  const name = basename(folder)
  mkdirSync(folder, { recursive: true })
  const isFirst = !files.includes('compose.proxy.yaml')
  const networks = (isFirst ? ['default', 'edge'] : ['default']).map((each) => `${name}_${each}`)
  for (const network of networks) {
    removeNetwork(network)
    // podman-compose of Debian 12 creates networks that are not separate.
    if (isFirst) podman('network', 'create', '--opt', 'isolate=true', network)
  }
  for (const file of [...files, 'containers/operate'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  writeSettings(folder, settings)
  const chosen = files.flatMap((file) => ['-f', join(folder, file)])
  const compose = (...args: string[]) => run('podman-compose', [...chosen, ...args])
  const remove = () => {
    compose('down', '--volumes')
    for (const network of networks) removeNetwork(network)
  }
  return { folder, compose, remove }
}

function removeNetwork(name: string): void {
  if (podman('network', 'ls', '--quiet', '--filter', `name=^${name}$`).trim())
    podman('network', 'rm', '--force', name)
}

/** Writes the settings as an operator does. */
export function writeSettings(folder: string, settings: Record<string, string | number>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, '.env'), lines.join(''))
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

/** Whether the health check of a container succeeds. */
export function isHealthy(container: string): boolean {
  try {
    podman('healthcheck', 'run', container)
    return true
  } catch {
    return false
  }
}

/** Kills the program of a container, as a crash does. */
export function kill(container: string): void {
  const pid = Number(podman('inspect', '--format', '{{.State.Pid}}', container))
  if (pid === 0) throw new Error(`${container} does not run.`)
  process.kill(pid, 'SIGKILL')
}

/** The IP addresses of a container in its networks; none while it is stopped. */
export const privateAddresses = (container: string): string[] =>
  podman(
    'inspect',
    '--format',
    '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}',
    container,
  )
    .split(/\s+/)
    .filter(Boolean)

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
