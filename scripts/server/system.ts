import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../launcher/problem.mjs'

const run = promisify(execFile)

/** Runs a system program and returns its output; throws a Problem with its error message if it fails. */
export async function runSystem(command: string, ...args: string[]): Promise<string> {
  try {
    return (await run(command, args, { maxBuffer: 16_000_000 })).stdout
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Problem(`"${[command, ...args].join(' ')}" failed:\n${said.trimEnd()}`)
  }
}

/** Whether a system program succeeds. */
export const succeeds = (command: string, ...args: string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  )
