import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from './test-environment.ts'

let file = ''

/** Makes programs that start afterwards preload a module. */
export function loadIntoPrograms(module: string): void {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${module}`.trim()
}

/** Makes the clocks of programs that start afterwards adjustable. */
export async function shareClock(): Promise<void> {
  file = join(await createFolder('clock'), 'clock.json')
  await setClock({ dateMs: 0, monotonicMs: 0 })
  // In its URL, as the CMS does not inherit all variables.
  loadIntoPrograms(`${import.meta.resolve('./clock.mjs')}?file=${encodeURIComponent(file)}`)
}

/**
 * Shifts the wall clock, and the monotonic clock if time should pass faster; programs read the
 * shift every tenth of a second.
 */
export async function setClock(shift: { dateMs: number; monotonicMs: number }): Promise<void> {
  await writeFile(file, JSON.stringify(shift))
}
