import 'server-only'
import { statfsSync } from 'node:fs'
import { getContentProblems, syncState } from '../content/sync/sync-state.ts'
import { outboxState } from '../enquiry/outbox/enquiries.ts'
import { getMailQueueState } from '../enquiry/outbox/mail-queue.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { processGlobal } from '../server/process-global.ts'
import { findConditions } from './conditions.ts'

const latest = processGlobal('health', () => ({ present: [] as readonly string[] }))

/** The state of the site, from its memory and its outbox; the log says when a condition begins and ends. */
export function getHealthReport() {
  const content = syncState()
  const { isCmsUp, badRows, suspicious } = getContentProblems()
  const outbox = attempt(outboxState)
  const emails = attempt(getMailQueueState)
  const found = findConditions({
    isCmsUp,
    outbox,
    emails,
    contentAge: content.syncedAt === null ? null : Date.now() - Date.parse(content.syncedAt),
    badRows,
    incompleteLists: suspicious.length,
    freeBytes: getFreeBytes(siteEnvironment().DATA_DIR),
  })
  logChanges(found.present)
  return { ...found, cms: isCmsUp ? 'up' : 'down', outbox, emails, content }
}

/** 0 if the folder has disappeared. */
function getFreeBytes(folder: string): number {
  const disk = attempt(() => statfsSync(folder))
  return disk ? disk.bavail * disk.bsize : 0
}

function logChanges(present: readonly string[]): void {
  const began = present.filter((name) => !latest.present.includes(name))
  const ended = latest.present.filter((name) => !present.includes(name))
  latest.present = present
  if (began.length > 0) log.warn({ event: 'health-conditions-began', conditions: began })
  if (ended.length > 0) log.info({ event: 'health-conditions-ended', conditions: ended })
}
