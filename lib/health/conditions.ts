import type { HostObservations } from './host.ts'
import type { Observations } from './observe.ts'

/** The parts of the website in the order of the status. */
export type Subject =
  | 'Website'
  | 'Content'
  | 'CMS'
  | 'Enquiries'
  | 'E-mails'
  | 'Disk'
  | 'Backup'
  | 'Certificate'

/** A problem that needs action: its meaning and what to do. */
export type Condition<Seen> = {
  isPresent: (seen: Seen) => boolean
  subject: Subject
  what: string
  todo: string
  /** Pages are not served correctly, or enquiries are not accepted. */
  affectsVisitors?: true
  /** The conditions of which this one is a consequence; it is hidden while one of them is present. */
  follows?: readonly string[]
}

export type Conditions<Seen> = Record<string, Condition<Seen>>

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

/** Enough for days of operation, so that an operator can act in time. */
const MIN_FREE_BYTES = 100 * 1024 * 1024
/** A delivery is retried every 30 s, an e-mail at least every 15 minutes. */
const MAX_DELIVERY_SECONDS = 5 * 60
const MAX_EMAIL_SECONDS = 30 * 60
/** The sync loop compares everything within ten seconds. */
const CONTENT_NOT_CURRENT = 30 * SECOND
const CONTENT_OUTDATED = HOUR
/** A nightly backup, and time for it to run. */
const BACKUP_OVERDUE = 26 * HOUR
/** Certificates are renewed 30 days before they expire. */
const CERTIFICATE_EXPIRING = 14 * DAY

const NO_CMS = ['cms-down', 'cms-wrong-answer', 'cms-token-refused']
const FULL_DISK = ['disk-almost-full']

/** The conditions that can be checked while the site is down. */
export const hostConditions: Conditions<HostObservations> = {
  'disk-almost-full': {
    isPresent: ({ freeBytes }) => freeBytes < MIN_FREE_BYTES,
    ...{ subject: 'Disk', what: 'Less than 100 MB are free on the disk of DATA_DIR.' },
    todo: 'Delete what is not needed, such as old backups, or enlarge the disk.',
  },
  'backup-overdue': {
    isPresent: ({ backupAge }) => (backupAge ?? 0) > BACKUP_OVERDUE,
    ...{ subject: 'Backup', what: 'The newest complete backup is older than 26 hours.' },
    todo: 'Make one with "npm run backup", and correct what its message says.',
  },
  'certificate-expiring': {
    isPresent: ({ certificateLeft }) => (certificateLeft ?? Infinity) < CERTIFICATE_EXPIRING,
    ...{ subject: 'Certificate', what: 'The certificate of SITE_URL expires within 14 days.' },
    todo: 'Run "certbot renew" and correct what its message says, then "systemctl reload nginx".',
  },
}

/** Every condition by the name that `/api/health` and `/api/ready` report. */
export const conditions: Conditions<Observations> = {
  'pages-failing': {
    isPresent: ({ failingPages }) => failingPages.length > 0,
    ...{ subject: 'Website', affectsVisitors: true, what: 'A page does not answer.' },
    todo: 'Read the log. If it began with a new version, return to the previous one with "npm run rollback".',
  },
  'outbox-not-writable': {
    isPresent: ({ outbox }) => outbox?.problems.includes('outbox-not-writable') ?? true,
    ...{ subject: 'Enquiries', affectsVisitors: true, what: 'Enquiries cannot be stored.' },
    todo: 'Free disk space, or correct the owner of DATA_DIR.',
  },
  'content-missing': {
    isPresent: ({ contentAge }) => contentAge === null,
    ...{ subject: 'Content', affectsVisitors: true, follows: NO_CMS },
    what: 'The website has never reached the CMS.',
    todo: 'Correct CMS_URL and CMS_TOKEN, or start the CMS.',
  },
  'content-outdated': {
    isPresent: ({ contentAge }) => (contentAge ?? 0) > CONTENT_OUTDATED,
    ...{ subject: 'Content', affectsVisitors: true, follows: NO_CMS },
    what: 'Visitors see content that is more than an hour old.',
    todo: 'Search the log for "content-not-read", which names the reason.',
  },
  'outbox-was-damaged': {
    isPresent: ({ outbox }) => !!outbox?.problems.includes('outbox-was-damaged'),
    ...{ subject: 'Enquiries', what: 'The outbox was damaged and replaced by what was readable.' },
    todo: 'Find the cause (disk, file system), then delete outbox.corrupt-<time>.sqlite in DATA_DIR.',
  },
  'content-not-current': {
    isPresent: ({ contentAge }) => (contentAge ?? 0) > CONTENT_NOT_CURRENT,
    ...{ subject: 'Content', follows: [...NO_CMS, 'content-outdated'] },
    what: 'Changes in the CMS do not reach the website.',
    todo: 'Search the log for "content-not-read", which names the reason.',
  },
  'rows-unreadable': {
    isPresent: ({ contentProblems }) => contentProblems.badRows > 0,
    ...{ subject: 'Content', what: 'Some rows cannot be read; their last good version is shown.' },
    todo: 'Correct them in the CMS; "Content to fix" lists them.',
  },
  'lists-incomplete': {
    isPresent: ({ contentProblems }) => contentProblems.suspicious.length > 0,
    ...{ subject: 'Content', what: 'The CMS answers with fewer rows than it counts.' },
    todo: 'The last good list is shown. Restart the CMS; if it remains so, check its database.',
  },
  'content-not-saved': {
    isPresent: ({ canWriteContent }) => !canWriteContent,
    ...{ subject: 'Content', follows: FULL_DISK, what: 'Content cannot be saved on disk.' },
    todo: 'Free disk space, or correct the owner of DATA_DIR/content.',
  },
  'pages-not-saved': {
    isPresent: ({ canWritePages }) => !canWritePages,
    ...{ subject: 'Website', follows: FULL_DISK, what: 'Pages cannot be saved on disk.' },
    todo: 'Free disk space, or correct the owner of the folder of the build.',
  },
  'cms-down': {
    isPresent: ({ cms }) => cms === 'down',
    ...{ subject: 'CMS', what: 'The CMS does not answer, or answers with an error.' },
    todo: 'Start it; "npm run log" says why it ended. Visitors see the last good content meanwhile.',
  },
  'cms-wrong-answer': {
    isPresent: ({ cms }) => cms === 'wrong-answer',
    ...{ subject: 'CMS', what: 'Something other than the CMS answers at its address.' },
    todo: 'Correct CMS_URL, or end the maintenance page there.',
  },
  'cms-token-refused': {
    isPresent: ({ cms }) => cms === 'token-refused',
    ...{ subject: 'CMS', what: 'The CMS does not accept the token of the website.' },
    todo: 'Correct CMS_TOKEN. With the included CMS, restart it, which sets the token.',
  },
  'cms-refuses-enquiries': {
    isPresent: ({ cms, canCreateEnquiries }) => cms === 'up' && !canCreateEnquiries,
    ...{ subject: 'CMS', what: 'The website may not create enquiries in the CMS.' },
    todo: 'Restart the CMS, which sets the rights.',
  },
  'deliveries-stuck': {
    isPresent: ({ outbox }) => (outbox?.oldestSeconds ?? 0) > MAX_DELIVERY_SECONDS,
    ...{ subject: 'Enquiries', follows: [...NO_CMS, 'cms-refuses-enquiries'] },
    what: 'An enquiry has been waiting for the CMS for more than five minutes.',
    todo: 'It is safe on disk. Search the log for "enquiry-pending".',
  },
  'enquiries-refused': {
    isPresent: ({ outbox }) => (outbox?.refused ?? 0) > 0,
    ...{ subject: 'Enquiries', what: 'The CMS refused an enquiry because of its content.' },
    todo: 'Undo the change of a field in the CMS that made it required or shorter, then restart the website.',
  },
  'emails-stuck': {
    isPresent: ({ emails }) => (emails?.oldestSeconds ?? 0) > MAX_EMAIL_SECONDS,
    ...{
      subject: 'E-mails',
      what: 'An e-mail to the office has waited for more than half an hour.',
    },
    todo: 'Search the log for "mail-pending" and "mail-refused", and correct SMTP_URL.',
  },
  ...hostConditions,
}
