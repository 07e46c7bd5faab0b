import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutEmpty } from '../../lib/server/variables.ts'

const run = promisify(execFile)

/** How a program ended that failed, as `execFile` rejects. */
type Failure = { code?: unknown; signal?: unknown; stdout?: string; stderr?: string }

/** A program could not be started, or exited with a status other than 0. */
export class ProgramFailure extends Error {
  readonly status: unknown
  readonly output: string
  readonly errors: string
  constructor(command: string, { code, signal, stdout = '', stderr = '' }: Failure) {
    // Only one line: PostgreSQL quotes rows in the following ones.
    const lines = stderr.split('\n').filter(Boolean)
    const reason = lines.find((line) => /fatal|error/i.test(line)) ?? lines[0] ?? 'no reason'
    super(`${command} failed (${String(code ?? signal)}): ${reason}`)
    this.status = code
    this.output = stdout
    this.errors = stderr
  }
}

type Options = { env?: Record<string, string>; cwd?: string }

/** Runs a program and returns its output. Throws a ProgramFailure. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, cwd = '/' }: Options = {},
): Promise<string> {
  const given = withoutEmpty(process.env) as NodeJS.ProcessEnv
  const options = { cwd, env: { ...given, ...env }, maxBuffer: Infinity }
  try {
    return (await run(command, args, options)).stdout
  } catch (error) {
    throw new ProgramFailure(command, Object(error) as Failure)
  }
}
