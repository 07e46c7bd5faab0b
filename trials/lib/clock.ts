import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from './environment.ts'

/** A Wednesday at ten in the school's time: the office stays open, and the day the same, for hours. */
const START = Date.parse('2026-12-02T04:30:00Z')

let file = ''
let start = 0

/**
 * Makes the clocks of programs that start afterwards adjustable, and sets them to a moment after
 * which pages show the same day and the same opening hours, whenever the trial runs.
 */
export async function shareClock(): Promise<void> {
  file = join(await createFolder('clock'), 'clock.json')
  start = START - Date.now()
  await setClock({ dateMs: 0, monotonicMs: 0 })
  // In its URL, as the CMS does not inherit all variables.
  const preload = `${import.meta.resolve('./clock.mjs')}?file=${encodeURIComponent(file)}`
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim()
}

/**
 * Shifts the wall clock, and the monotonic clock if time should pass faster; programs read the
 * shift every tenth of a second.
 */
export async function setClock({ dateMs, monotonicMs }: Shift): Promise<void> {
  await writeFile(file, JSON.stringify({ dateMs: start + dateMs, monotonicMs }))
}

type Shift = { dateMs: number; monotonicMs: number }
