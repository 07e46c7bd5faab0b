import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLimiter } from 'school-schema/values/limiter'
import { packageFolder } from '../shared.ts'

const run = promisify(execFile)

type Limits = {
  milliseconds: number
  /** The heap of JavaScript; no limit for a program with its data outside of it. */
  heapMegabytes?: number
  outputBytes: number
}

/** Why a program was ended before its answer. */
export class LimitReached extends Error {}

const inTurn = createLimiter(1)

/**
 * The output of a program of this package for a file: reading what somebody sent needs much memory and
 * time, and may end the process. One runs at a time. Throws LimitReached, or another error if the
 * program fails.
 */
export const runProgram = (name: string, input: Uint8Array, limits: Limits): Promise<Buffer> =>
  inTurn.run(() => start(name, input, limits))

async function start(name: string, input: Uint8Array, limits: Limits): Promise<Buffer> {
  const { milliseconds, heapMegabytes, outputBytes } = limits
  const heap = heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : []
  const running = run(process.execPath, [...heap, join(packageFolder, name)], {
    encoding: 'buffer',
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    maxBuffer: outputBytes,
  })
  // The program may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input)
  try {
    return (await running).stdout
  } catch (error) {
    throw isLimit(error) ? new LimitReached() : error
  }
}

/** Killed for its time or output, or ended by Node for its heap. */
const isLimit = (error: unknown): boolean => {
  const { signal, code } = error as { signal?: unknown; code?: unknown }
  return typeof signal === 'string' || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER'
}
