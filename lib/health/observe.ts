import 'server-only'
import path from 'node:path'
import { getCmsState } from '../content/client/client.ts'
import { canCreateEnquiries } from '../content/client/enquiries.ts'
import { outboxState } from '../enquiry/outbox/enquiries.ts'
import { siteEnvironment } from '../server/environment.ts'
import { getContentProblems, syncState } from '../content/sync/sync-state.ts'
import { getMailQueueState } from '../enquiry/outbox/mail-queue.ts'
import { getCertificateLeft } from './certificate.ts'
import { canWriteIn, getBackupAge, getFreeBytes } from './disk.ts'
import type { Observations } from './observations.ts'
import { listFailingPages } from './pages.ts'

/** What costs requests and files to know; takes as long as the slowest part, 5 s at most. */
export async function measure() {
  const { DATA_DIR, BUILD_DIR, BACKUP_DIR, SITE_URL } = siteEnvironment()
  const [cms, mayCreate, failingPages, freeBytes, content, pages, backupAge, certificateLeft] =
    await Promise.all([
      getCmsState(),
      canCreateEnquiries(),
      listFailingPages(),
      getFreeBytes(DATA_DIR).catch(() => 0),
      canWriteIn(path.join(DATA_DIR, 'content')),
      canWriteIn(path.join(BUILD_DIR, 'server/app')),
      BACKUP_DIR ? getBackupAge(BACKUP_DIR) : null,
      getCertificateLeft(SITE_URL),
    ])
  return {
    cms,
    canCreateEnquiries: mayCreate,
    failingPages,
    freeBytes,
    canWriteContent: content,
    canWritePages: pages,
    backupAge,
    certificateLeft,
  }
}

/** Everything that the health checks look at: what was measured, and what the process knows now. */
export function observe(measured: Awaited<ReturnType<typeof measure>>): Observations {
  const { syncedAt } = syncState()
  return {
    ...measured,
    outbox: attempt(outboxState),
    emails: attempt(getMailQueueState),
    contentAge: syncedAt === null ? null : Date.now() - Date.parse(syncedAt),
    contentProblems: getContentProblems(),
  }
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
