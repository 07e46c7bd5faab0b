import type { OutboxState } from '../enquiry/outbox/enquiries.ts'
import type { Observations } from './observations.ts'

type Condition = {
  /** As `/api/health` and `/api/ready` report it. */
  name: string
  /** Visitors are served wrongly, or enquiries are not accepted, while it is present. */
  affectsVisitors?: true
  isPresent: (seen: Observations) => boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MEGABYTE = 1024 * 1024

/** Enough for the site to write for days, and for an operator to act before it is not. */
const LEAST_FREE_BYTES = 100 * MEGABYTE
/** A delivery is retried every 30 s, an e-mail at least every 15 minutes. */
const OLDEST_DELIVERY_SECONDS = 5 * 60
const OLDEST_EMAIL_SECONDS = 30 * 60
/** The sync loop compares everything within ten seconds. */
const CONTENT_NOT_CURRENT = MINUTE / 2
const CONTENT_OUTDATED = HOUR
/** A nightly backup, and time for it to run. */
const BACKUP_OVERDUE = 26 * HOUR
/** Certificates are renewed 30 days before they expire. */
const CERTIFICATE_EXPIRING = 14 * DAY

const hasProblem = (outbox: OutboxState | null, problem: OutboxState['problems'][number]) =>
  outbox?.problems.includes(problem) ?? false

/** Every condition that the site reports, those that affect visitors first. */
export const conditions: readonly Condition[] = [
  {
    name: 'pages-failing',
    affectsVisitors: true,
    isPresent: ({ failingPages }) => failingPages.length > 0,
  },
  {
    name: 'outbox-unreadable',
    affectsVisitors: true,
    isPresent: ({ outbox }) => outbox === null,
  },
  {
    name: 'outbox-not-writable',
    affectsVisitors: true,
    isPresent: ({ outbox }) => hasProblem(outbox, 'outbox-not-writable'),
  },
  {
    name: 'outbox-was-damaged',
    isPresent: ({ outbox }) => hasProblem(outbox, 'outbox-was-damaged'),
  },
  {
    name: 'content-missing',
    affectsVisitors: true,
    isPresent: ({ contentAge }) => contentAge === null,
  },
  {
    name: 'content-outdated',
    affectsVisitors: true,
    isPresent: ({ contentAge }) => contentAge !== null && contentAge > CONTENT_OUTDATED,
  },
  {
    name: 'content-not-current',
    isPresent: ({ contentAge }) => contentAge !== null && contentAge > CONTENT_NOT_CURRENT,
  },
  { name: 'rows-unreadable', isPresent: ({ contentProblems }) => contentProblems.badRows > 0 },
  {
    name: 'lists-incomplete',
    isPresent: ({ contentProblems }) => contentProblems.suspicious.length > 0,
  },
  { name: 'content-not-saved', isPresent: ({ canWriteContent }) => !canWriteContent },
  { name: 'pages-not-saved', isPresent: ({ canWritePages }) => !canWritePages },
  { name: 'disk-almost-full', isPresent: ({ freeBytes }) => freeBytes < LEAST_FREE_BYTES },
  { name: 'cms-down', isPresent: ({ cms }) => cms === 'down' },
  { name: 'cms-wrong-answer', isPresent: ({ cms }) => cms === 'wrong-answer' },
  { name: 'cms-token-refused', isPresent: ({ cms }) => cms === 'token-refused' },
  {
    name: 'cms-refuses-enquiries',
    isPresent: ({ cms, canCreateEnquiries }) => cms === 'up' && !canCreateEnquiries,
  },
  {
    name: 'deliveries-stuck',
    isPresent: ({ outbox }) => (outbox?.oldestSeconds ?? 0) > OLDEST_DELIVERY_SECONDS,
  },
  { name: 'enquiries-refused', isPresent: ({ outbox }) => (outbox?.refused ?? 0) > 0 },
  {
    name: 'emails-stuck',
    isPresent: ({ emails }) => (emails?.oldestSeconds ?? 0) > OLDEST_EMAIL_SECONDS,
  },
  { name: 'backup-overdue', isPresent: ({ backupAge }) => (backupAge ?? 0) > BACKUP_OVERDUE },
  {
    name: 'certificate-expiring',
    isPresent: ({ certificateLeft }) => (certificateLeft ?? Infinity) < CERTIFICATE_EXPIRING,
  },
]
