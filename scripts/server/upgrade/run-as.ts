import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Problem } from '../../launcher/problem.mjs'

export type AsSchool = {
  /** The account of the school. */
  user: string
  /** The folder of a release. */
  release: string
  /** The settings of the school with changes. */
  variables: NodeJS.Dict<string>
}

/** Starts a script of a release under the account of a school; its output goes to this process's. */
export function startAsSchool(
  { user, release, variables }: AsSchool,
  ...script: string[]
): ChildProcess {
  const { PATH } = process.env
  const as = [`--reuid=${user}`, `--regid=${user}`, '--init-groups']
  return spawn('setpriv', [...as, 'node_modules/node/bin/node', ...script], {
    cwd: release,
    env: { NODE_ENV: 'production', PATH, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Runs such a script; throws a Problem if it fails. */
export async function runAsSchool(as: AsSchool, ...script: string[]): Promise<void> {
  const child = startAsSchool(as, ...script)
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Problem(`"${script.join(' ')}" of ${as.release} failed; see above.`)
}

/** Kills such a script, and waits until it is gone. */
export async function killScript(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
