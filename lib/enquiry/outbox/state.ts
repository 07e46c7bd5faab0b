import 'server-only'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { listDamaged } from './damaged.ts'
import { all, inOutbox, IS_PENDING } from './enquiries.ts'
import { SCHEMA_VERSION } from './schema.ts'

/** The problems of the outbox, for monitoring. */
export type OutboxProblem = 'outbox-not-writable' | 'outbox-was-damaged'

export type OutboxState = {
  /** Not yet delivered to the CMS. */
  pending: number
  /** Rejected by the CMS for their content, and kept for the office. */
  refused: number
  /** The age of the oldest pending one, in seconds. */
  oldestSeconds: number
  problems: OutboxProblem[]
}

/** Counts and problems, for monitoring. */
export function outboxState(): OutboxState {
  const problems = outboxProblems()
  if (problems.includes('outbox-not-writable'))
    return { pending: 0, refused: 0, oldestSeconds: 0, problems }
  const [row] = all(
    `SELECT count(*) FILTER (WHERE ${IS_PENDING}) AS pending, count(refusal) AS refused,
            min(received_at) FILTER (WHERE ${IS_PENDING}) AS oldest
     FROM enquiry`,
  )
  return {
    pending: Number(row?.pending),
    refused: Number(row?.refused),
    oldestSeconds: secondsSince(row?.oldest),
    problems,
  }
}

/** Whole seconds since a time in the outbox; 0 without a time. */
const secondsSince = (time: unknown): number =>
  time ? Math.max(0, Math.round((Date.now() - Number(time)) / 1000)) : 0

/** The pending e-mails to the office for monitoring, and how many to subscribers are due; null without a mail server or a usable outbox. */
export function getMailQueueState() {
  if (siteEnvironment().SMTP_URL === undefined) return null
  const sql = `SELECT count(*) AS pending, min(received_at) AS oldest,
      (SELECT count(*) FROM notice_mail WHERE next_at <= :now) AS notices
    FROM mail WHERE sent_at IS NULL`
  const [row] = attempt(() => all(sql, { now: Date.now() })) ?? []
  if (!row) return null
  const { pending, oldest, notices } = row
  return { pending: Number(pending), oldestSeconds: secondsSince(oldest), notices: Number(notices) }
}

/** The current problems, and past ones that need an operator. Writes to the outbox to prove that it can. */
function outboxProblems(): OutboxProblem[] {
  try {
    inOutbox((database) => database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`))
    return listDamaged(siteEnvironment().DATA_DIR).length > 0 ? ['outbox-was-damaged'] : []
  } catch {
    return ['outbox-not-writable']
  }
}
