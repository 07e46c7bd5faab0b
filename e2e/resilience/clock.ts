import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let file = ''

/** Makes the programs that start from now on load a module first. */
export function loadIntoPrograms(module: string): void {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${module}`.trim()
}

/** Makes the clocks of the programs that start from now on settable; returns the clean-up. */
export async function shareClock(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-clock-'))
  file = join(folder, 'clock.json')
  await setClock({ dateMs: 0, monotonicMs: 0 })
  // In its URL, as the CMS does not inherit all variables.
  loadIntoPrograms(`${import.meta.resolve('./clock.mjs')}?file=${encodeURIComponent(file)}`)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Shifts the wall clock, and the monotonic clock if time is to pass faster; programs read the shift
 * every tenth of a second.
 */
export async function setClock(shift: { dateMs: number; monotonicMs: number }): Promise<void> {
  await writeFile(file, JSON.stringify(shift))
}
