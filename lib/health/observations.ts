import type { CmsState } from '../content/client/client.ts'
import type { OutboxState } from '../enquiry/outbox/enquiries.ts'
import type { ContentProblems } from '../content/sync/sync-state.ts'
import type { MailQueueState } from '../enquiry/outbox/mail-queue.ts'

/** What the health checks look at, measured at one moment. Counts and times, no personal data. */
export type Observations = {
  cms: CmsState
  canCreateEnquiries: boolean
  /** Null when the outbox cannot be read. */
  outbox: OutboxState | null
  /** Null when the office gets no e-mails. */
  emails: MailQueueState | null
  /** Age of the content in milliseconds; null when the site never had any. */
  contentAge: number | null
  contentProblems: ContentProblems
  /** Addresses of the site's own pages that do not answer 200. */
  failingPages: readonly string[]
  /** Free bytes on the disk of `DATA_DIR`. */
  freeBytes: number
  canWriteContent: boolean
  canWritePages: boolean
  /** Age of the newest backup in milliseconds; null where backups are not configured. */
  backupAge: number | null
  /** Milliseconds until the public certificate expires; null where there is none to see. */
  certificateLeft: number | null
}
