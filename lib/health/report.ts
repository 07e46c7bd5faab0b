import 'server-only'
import { statfsSync } from 'node:fs'
import { getContentProblems, syncState } from '../sync/sync-state.ts'
import { clockJumpedAfter } from '../enquiry/outbox/erasure.ts'
import { inOutbox } from '../enquiry/outbox/enquiries.ts'
import { getMailQueueState, outboxState, type OutboxState } from '../enquiry/outbox/state.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { areMailsRefused } from '../server/mail-state.ts'
import { failingParts, parts, type Part } from '../server/parts.ts'

/** What the conditions are about: times in milliseconds and counts, no personal data. */
export type Observations = {
  /** Whether the last request for content was answered. */
  isCmsUp: boolean
  /** Null if it cannot be read. */
  outbox: OutboxState | null
  /** Null if the office gets no e-mails. */
  emails: { oldestSeconds: number } | null
  /** Whether the mail server does not accept e-mails. */
  areMailsRefused: boolean
  /** Null if the site has never had any content. */
  contentAge: number | null
  badRows: number
  /** Lists with fewer rows than the CMS counts. */
  incompleteLists: number
  freeBytes: number
  /** Whether the clock of the computer is not trusted yet. */
  hasClockJumped: boolean
  /** What lacks a row, or failed, when it was last made. */
  failing: ReadonlySet<Part>
}

type Condition = {
  isPresent: (observed: Observations) => boolean
  /** Pages are not served correctly, or enquiries are not accepted and delivered. */
  affectsVisitors?: true
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** Enough for days of operation, so that an operator can act in time. */
const MIN_FREE_BYTES = 100 * 1024 * 1024
/** A delivery is retried every 30 s, an e-mail at least every 15 minutes. */
const MAX_DELIVERY_SECONDS = 5 * 60
const MAX_EMAIL_SECONDS = 30 * 60
/** The sync loop compares everything within ten seconds. */
const CONTENT_NOT_CURRENT = 30 * SECOND
const CONTENT_OUTDATED = HOUR

const hasProblem = ({ outbox }: Observations, problem: OutboxState['problems'][number]): boolean =>
  !!outbox?.problems.includes(problem)

/** Every condition by the name that `/api/health` and `/api/ready` report; docs/reference.md explains them. */
const conditions: Record<string, Condition> = {
  'outbox-not-writable': {
    isPresent: (observed) =>
      observed.outbox === null || hasProblem(observed, 'outbox-not-writable'),
    affectsVisitors: true,
  },
  'outbox-was-damaged': {
    isPresent: (observed) => hasProblem(observed, 'outbox-was-damaged'),
    affectsVisitors: true,
  },
  'content-missing': { isPresent: ({ contentAge }) => contentAge === null, affectsVisitors: true },
  'content-outdated': {
    isPresent: ({ contentAge }) => (contentAge ?? 0) > CONTENT_OUTDATED,
    affectsVisitors: true,
  },
  'content-not-current': { isPresent: ({ contentAge }) => (contentAge ?? 0) > CONTENT_NOT_CURRENT },
  'rows-unreadable': { isPresent: ({ badRows }) => badRows > 0 },
  'lists-incomplete': { isPresent: ({ incompleteLists }) => incompleteLists > 0 },
  'cms-down': { isPresent: ({ isCmsUp }) => !isCmsUp },
  'deliveries-stuck': {
    isPresent: ({ outbox }) => (outbox?.oldestSeconds ?? 0) > MAX_DELIVERY_SECONDS,
  },
  'enquiries-refused': { isPresent: ({ outbox }) => (outbox?.refused ?? 0) > 0 },
  'emails-stuck': {
    isPresent: ({ emails, areMailsRefused }) =>
      areMailsRefused || (emails?.oldestSeconds ?? 0) > MAX_EMAIL_SECONDS,
  },
  ...Object.fromEntries(
    parts.map((part) => [
      `${part}-failing`,
      { isPresent: ({ failing }: Observations) => failing.has(part) },
    ]),
  ),
  'clock-jumped': { isPresent: ({ hasClockJumped }) => hasClockJumped },
  'disk-almost-full': { isPresent: ({ freeBytes }) => freeBytes < MIN_FREE_BYTES },
}

/** The names of the conditions that are present, and those of them that affect visitors. */
export function findConditions(observed: Observations): { present: string[]; affecting: string[] } {
  const found = Object.entries(conditions).filter(([, { isPresent }]) => isPresent(observed))
  const names = (of: typeof found) => of.map(([name]) => name)
  return {
    present: names(found),
    affecting: names(found.filter(([, { affectsVisitors }]) => affectsVisitors)),
  }
}

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
