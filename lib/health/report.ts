import 'server-only'
import { statfsSync } from 'node:fs'
import { getContentProblems, syncState } from '../sync/sync-state.ts'
import { clockJumpedAfter } from '../enquiry/outbox/erasure.ts'
import { inOutbox } from '../enquiry/outbox/enquiries.ts'
import { getMailQueueState, outboxState } from '../enquiry/outbox/state.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { areMailsRefused } from '../server/mail-state.ts'
import { failingParts } from '../server/parts.ts'
import { findConditions } from './conditions.ts'

/** The state of the site, from its memory and its outbox. */
export function getHealthReport() {
  const content = syncState()
  const { isCmsUp, badRows, suspicious } = getContentProblems()
  const outbox = attempt(outboxState)
  const emails = attempt(getMailQueueState)
  const found = findConditions({
    isCmsUp,
    outbox,
    emails,
    areMailsRefused: areMailsRefused(),
    contentAge: content.syncedAt === null ? null : Date.now() - Date.parse(content.syncedAt),
    badRows,
    incompleteLists: suspicious.length,
    failing: failingParts(),
    hasClockJumped: attempt(() => inOutbox(clockJumpedAfter)) !== null,
    freeBytes: getFreeBytes(siteEnvironment().DATA_DIR),
  })
  return { ...found, cms: isCmsUp ? 'up' : 'down', outbox, emails, content }
}

/** 0 if the folder has disappeared. */
function getFreeBytes(folder: string): number {
  const disk = attempt(() => statfsSync(folder))
  return disk ? disk.bavail * disk.bsize : 0
}
