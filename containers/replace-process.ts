import type { ProgramOptions } from '../scripts/lib/program.ts'

/** Replaces this process by a program, which then gets the signals of the container. */
export function replaceProcess({ command, args, cwd, env }: ProgramOptions): never {
  process.chdir(cwd)
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  process.execve?.(command, [command, ...args], Object.fromEntries(given) as NodeJS.ProcessEnv)
  throw new Error('This Node cannot replace a process.')
}
