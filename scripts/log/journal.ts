import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { toWords, type Entry } from './entry.ts'
import type { Window } from './window.ts'

const MILLISECOND_US = 1_000
const SECOND_MS = 1_000

const record = z.object({
  __REALTIME_TIMESTAMP: z.coerce.number(),
  // journalctl gives binary messages as a list of bytes.
  MESSAGE: z.string().catch('(not readable)'),
  _SYSTEMD_UNIT: z.string().optional(),
  UNIT: z.string().optional(),
})

/** The entries of systemd and of the units of a school; `prefix` is the start of their names. */
export async function readJournal({ from, to }: Window, prefix: string): Promise<Entry[]> {
  const units = ['-u', `${prefix}.service`, '-u', `${prefix}-*`]
  const time = ['--since', `@${from / SECOND_MS}`, '--until', `@${to / SECOND_MS}`]
  const journal = spawn('journalctl', [...units, ...time, '-o', 'json', '--no-pager'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(journal, 'close').catch(() => {
    throw new Problem('journalctl cannot be started: the log of "npm start" is in its terminal.')
  })
  const entries: Entry[] = []
  const read = async () => {
    for await (const line of createInterface({ input: journal.stdout })) {
      const { data } = record.safeParse(JSON.parse(line))
      if (data) entries.push(toEntry(data, prefix))
    }
  }
  await Promise.all([ended, read()])
  return entries
}

function toEntry(data: z.infer<typeof record>, prefix: string): Entry {
  const { __REALTIME_TIMESTAMP: time, MESSAGE, _SYSTEMD_UNIT, UNIT } = data
  const unit = (UNIT ?? _SYSTEMD_UNIT ?? '').replace(/\.\w+$/, '')
  return {
    time: time / MILLISECOND_US,
    source: UNIT ? 'systemd' : unit.slice(prefix.length + 1) || 'site',
    text: UNIT ? `${unit}: ${MESSAGE}` : toWords(MESSAGE),
  }
}
