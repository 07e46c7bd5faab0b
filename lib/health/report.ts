import 'server-only'
import { log } from '../server/log.ts'
import { processGlobal } from '../server/process-global.ts'
import { measure, observe, type Observations } from './observe.ts'

export type HealthReport = {
  seen: Observations
  /** The names of the conditions that are present. */
  present: readonly string[]
  /** Those of them that affect visitors. */
  affecting: readonly string[]
}

/** Each condition by the name that `/api/health` and `/api/ready` report. */
type Conditions = Record<string, (seen: Observations) => boolean>

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

/** Enough for the site to write for days, and for an operator to act before it is not. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024
/** A delivery is retried every 30 s, an e-mail at least every 15 minutes. */
const OLDEST_DELIVERY_SECONDS = 5 * 60
const OLDEST_EMAIL_SECONDS = 30 * 60
/** The sync loop compares everything within ten seconds. */
const CONTENT_NOT_CURRENT = 30 * SECOND
const CONTENT_OUTDATED = HOUR
/** A nightly backup, and time for it to run. */
const BACKUP_OVERDUE = 26 * HOUR
/** Certificates are renewed 30 days before they expire. */
const CERTIFICATE_EXPIRING = 14 * DAY

/** Visitors are served wrongly, or enquiries are not accepted, while one of these is present. */
const affectingVisitors: Conditions = {
  'pages-failing': ({ failingPages }) => failingPages.length > 0,
  'outbox-not-writable': ({ outbox }) => outbox?.problems.includes('outbox-not-writable') ?? true,
  'content-missing': ({ contentAge }) => contentAge === null,
  'content-outdated': ({ contentAge }) => (contentAge ?? 0) > CONTENT_OUTDATED,
}

const others: Conditions = {
  'outbox-was-damaged': ({ outbox }) => !!outbox?.problems.includes('outbox-was-damaged'),
  'content-not-current': ({ contentAge }) => (contentAge ?? 0) > CONTENT_NOT_CURRENT,
  'rows-unreadable': ({ contentProblems }) => contentProblems.badRows > 0,
  'lists-incomplete': ({ contentProblems }) => contentProblems.suspicious.length > 0,
  'content-not-saved': ({ canWriteContent }) => !canWriteContent,
  'pages-not-saved': ({ canWritePages }) => !canWritePages,
  'disk-almost-full': ({ freeBytes }) => freeBytes < LEAST_FREE_BYTES,
  'cms-down': ({ cms }) => cms === 'down',
  'cms-wrong-answer': ({ cms }) => cms === 'wrong-answer',
  'cms-token-refused': ({ cms }) => cms === 'token-refused',
  'cms-refuses-enquiries': ({ cms, canCreateEnquiries }) => cms === 'up' && !canCreateEnquiries,
  'deliveries-stuck': ({ outbox }) => (outbox?.oldestSeconds ?? 0) > OLDEST_DELIVERY_SECONDS,
  'enquiries-refused': ({ outbox }) => (outbox?.refused ?? 0) > 0,
  'emails-stuck': ({ emails }) => (emails?.oldestSeconds ?? 0) > OLDEST_EMAIL_SECONDS,
  'backup-overdue': ({ backupAge }) => (backupAge ?? 0) > BACKUP_OVERDUE,
  'certificate-expiring': ({ certificateLeft }) =>
    (certificateLeft ?? Infinity) < CERTIFICATE_EXPIRING,
}

/** A monitor that asks more often costs next to nothing. */
const KEEP_MS = 5_000

const latest = processGlobal('health', () => ({
  at: -Infinity,
  measured: null as ReturnType<typeof measure> | null,
  present: [] as readonly string[],
}))

/** The conditions that are present now; what is costly to measure is at most 5 seconds old. */
export async function getHealthReport(): Promise<HealthReport> {
  if (!latest.measured || performance.now() - latest.at > KEEP_MS) {
    latest.at = performance.now()
    latest.measured = measure()
  }
  const report = toReport(observe(await latest.measured))
  logChanges(report.present)
  return report
}

/** What these observations mean. */
export function toReport(seen: Observations): HealthReport {
  const namesIn = (conditions: Conditions) =>
    Object.keys(conditions).filter((name) => conditions[name]?.(seen))
  const affecting = namesIn(affectingVisitors)
  return { seen, affecting, present: [...affecting, ...namesIn(others)] }
}

function logChanges(present: readonly string[]): void {
  const began = present.filter((name) => !latest.present.includes(name))
  const ended = latest.present.filter((name) => !present.includes(name))
  latest.present = present
  if (began.length > 0) log.warn({ event: 'health-conditions-began', conditions: began })
  if (ended.length > 0) log.info({ event: 'health-conditions-ended', conditions: ended })
}
