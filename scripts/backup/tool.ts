import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Problem } from '../launcher/problem.mjs'
import { errorCode } from '../lib/disk.ts'

export type Tool = {
  command: string
  /** The Debian package with the program. */
  debianPackage: string
  args: string[]
  /** In addition to the variables of this process. */
  env: Record<string, string>
  cwd?: string
}

/** A program exited with a status other than 0. */
export class ToolFailure extends Problem {
  readonly errors: string
  constructor(command: string, code: unknown, errors: string) {
    // Only the first line: PostgreSQL quotes rows in the following ones.
    const lines = errors.split('\n').filter(Boolean)
    const reason = lines.find((line) => /fatal|error/i.test(line)) ?? lines[0] ?? 'no reason'
    super(`${command} failed (${String(code)}): ${reason}`)
    this.errors = errors
  }
}

/** Runs a program and passes on each line of its output. Throws a Problem if it fails. */
export async function runTool(tool: Tool, onLine: (line: string) => void): Promise<void> {
  const { command, debianPackage, args, env, cwd } = tool
  const child = spawn(command, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  try {
    const ended = once(child, 'close') as Promise<[number | null, string | null]>
    const output = [text(child.stderr), passOn(child.stdout, onLine)] as const
    const [[code, signal], errors] = await Promise.all([ended, ...output])
    if (code !== 0) throw new ToolFailure(command, code ?? signal, errors)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new Problem(`${command} is missing: apt-get install ${debianPackage}`)
  } finally {
    process.off('exit', kill)
  }
}

/** Node's readline also splits at characters that occur in texts. */
async function passOn(output: Readable, onLine: (line: string) => void): Promise<void> {
  let rest = ''
  for await (const chunk of output.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  if (rest) onLine(rest)
}
