import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { log, podman, type Project } from './project.ts'

/** How a run of containers/operate ended, and after how many seconds. */
export type Run = { status: number | null; output: string; seconds: number }

/** Runs containers/operate; after `killAfter` seconds it is killed with its children. */
export async function operate(
  { folder }: Project,
  args: readonly string[],
  variables: Record<string, string> = {},
  killAfter = Infinity,
): Promise<Run> {
  const startedAt = performance.now()
  const child = spawn(join(folder, 'containers/operate'), args, {
    cwd: folder,
    // A separate process group.
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const exited = once(child, 'exit') as Promise<[number | null]>
  if (killAfter !== Infinity) {
    await Promise.race([pause(killAfter * 1000), exited])
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const [status] = await exited
  const seconds = (performance.now() - startedAt) / 1000
  log(`operate ${args.join(' ')} ends with ${status ?? 'a kill'}, after ${seconds.toFixed(1)} s`)
  return { status, output: (await output).join(''), seconds }
}

/** The step that containers/operate has recorded. */
export function readStep({ folder }: Project): string {
  const file = join(folder, '.upgrade')
  return existsSync(file) ? (/step=(\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : 'none'
}

/** The version in the settings, and that of the running site. */
export function readVersions({ folder }: Project, site: string): { set: string; running: string } {
  const settings = readFileSync(join(folder, '.env'), 'utf8')
  const image = podman('inspect', '--format', '{{.ImageName}}', site).trim()
  return {
    set: /^VERSION=(.*)$/m.exec(settings)?.[1] ?? '',
    running: image.slice(image.lastIndexOf(':') + 1),
  }
}
