import { readFile } from 'node:fs/promises'

/** Of the kernel's counters, on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100

/** What a process has used of the processor so far, in seconds. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold blanks.
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
    .map(Number)
  return (user + system) / TICKS_PER_SECOND
}

/** The memory that a process has in use, in bytes. */
export async function residentBytesOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}
