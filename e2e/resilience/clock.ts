import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let file = ''

/** Has the programs that are started from now on load a module before anything of their own. */
export function loadIntoPrograms(module: string): void {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${module}`.trim()
}

/**
 * Lets the clocks of the programs that are started from now on be set; the returned function tidies up.
 */
export async function shareClock(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-clock-'))
  file = join(folder, 'clock.json')
  await setClock({ dateMs: 0, monotonicMs: 0 })
  // In its address, as the CMS does not inherit all variables.
  loadIntoPrograms(`${import.meta.resolve('./clock.mjs')}?file=${encodeURIComponent(file)}`)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Sets the wall clock so far from the real one, and the monotonic clock too where time is to pass
 * faster; programs notice within a tenth of a second.
 */
export async function setClock(shift: { dateMs: number; monotonicMs: number }): Promise<void> {
  await writeFile(file, JSON.stringify(shift))
}
