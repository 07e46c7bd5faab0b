import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { writeFileSafely } from '../lib/disk.ts'
import type { Alarm } from './item.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Between two runs of the timer; a restart or an upgrade takes less. */
const CONFIRM_AFTER_MS = 9 * MINUTE_MS
/** Longer than any interval between two e-mails about a cause. */
const REMEMBERED_MS = 30 * DAY_MS

/** Per cause: since when it is present, and when the last e-mail about it was sent. */
const entry = z.object({ since: z.number().nullable(), sentAt: z.number().nullable() })
const memory = z.object({ savedAt: z.number(), causes: z.record(z.string(), entry) })

type Causes = z.infer<typeof memory>['causes']

/** An alarm for an e-mail. */
export type DueAlarm = Alarm & { since: number }

/**
 * Sends the e-mails that are due: about causes that two checks in a row have found, at most once a
 * day. The state is stored in each of the files, so that neither a full or read-only disk nor a
 * reboot loses it. Rejects if the e-mail is not accepted; the next call retries.
 */
export async function sendDueAlarms(
  alarms: readonly Alarm[],
  now: number,
  files: readonly string[],
  send: (due: readonly DueAlarm[]) => Promise<void>,
): Promise<readonly DueAlarm[]> {
  const before = await readCauses(files)
  const causes = updateCauses(before, alarms, now)
  const due = alarms.flatMap((each) => {
    const { since = null, sentAt = null } = causes[each.action.key] ?? {}
    return since !== null && isDue(since, sentAt, each, now) ? [{ ...each, since }] : []
  })
  // Saved before an e-mail as well: if it cannot be saved, the e-mail would be sent again and
  // again.
  if (due.length > 0 || !isDeepStrictEqual(causes, before)) await saveCauses(files, causes, now)
  if (due.length === 0) return due
  await send(due)
  for (const { action, since } of due) causes[action.key] = { since, sentAt: now }
  await saveCauses(files, causes, now)
  return due
}

const isDue = (since: number, sentAt: number | null, { action }: Alarm, now: number): boolean =>
  now - since >= CONFIRM_AFTER_MS && (sentAt === null || now - sentAt >= action.everyDays * DAY_MS)

function updateCauses(before: Causes, alarms: readonly Alarm[], now: number): Causes {
  const present = new Set(alarms.map(({ action }) => action.key))
  // While its cause is present, a consequence counts as absent, so that it has time to disappear
  // afterwards.
  const independent = alarms.filter(({ action }) => !action.follows.some((key) => present.has(key)))
  const seen = new Set(independent.map(({ action }) => action.key))
  // A time in the future means that the clock was set back.
  const past = (time: number | null | undefined) => (time && time <= now ? time : null)
  const causes: Causes = {}
  for (const key of new Set([...Object.keys(before), ...seen])) {
    const sentAt = past(before[key]?.sentAt)
    const since = seen.has(key) ? (past(before[key]?.since) ?? now) : null
    const isForgotten = since === null && (sentAt === null || now - sentAt > REMEMBERED_MS)
    if (!isForgotten) causes[key] = { since, sentAt }
  }
  return causes
}

/** The newest readable state; empty if there is none. */
async function readCauses(files: readonly string[]): Promise<Causes> {
  const found = await Promise.all(files.map(readMemory))
  const newest = found
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => other.savedAt - one.savedAt)
  return newest[0]?.causes ?? {}
}

async function readMemory(file: string) {
  try {
    return memory.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

async function saveCauses(files: readonly string[], causes: Causes, savedAt: number) {
  const text = `${JSON.stringify({ savedAt, causes })}\n`
  const saved = await Promise.allSettled(files.map((file) => writeFileSafely(file, text, 0o600)))
  if (saved.every(({ status }) => status === 'rejected'))
    throw new Problem(`${files[0]} cannot be written: no e-mail can be sent without it.`)
}
