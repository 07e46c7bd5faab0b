import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutEmpty } from '../../lib/server/variables.ts'

const run = promisify(execFile)

/** How a program ended that failed, as `execFile` rejects. */
export type Failure = { code?: unknown; signal?: unknown; stdout?: string; stderr?: string }

type Options = { env?: Record<string, string>; cwd?: string }

/** Runs a program and returns its output. Throws an error whose cause is a Failure. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, cwd = '/' }: Options = {},
): Promise<string> {
  const given = withoutEmpty(process.env) as NodeJS.ProcessEnv
  try {
    const options = { cwd, env: { ...given, ...env }, maxBuffer: Infinity }
    return (await run(command, args, options)).stdout
  } catch (cause) {
    const { code, signal, stderr = '' } = Object(cause) as Failure
    // Only one line: PostgreSQL quotes rows in the following ones.
    const lines = stderr.split('\n').filter(Boolean)
    const reason = lines.find((line) => /fatal|error/i.test(line)) ?? lines[0] ?? 'no reason'
    throw new Error(`${command} failed (${String(code ?? signal)}): ${reason}`, { cause })
  }
}
