import 'server-only'
import { log } from '../../server/log.ts'
import {
  deleteMails,
  deleteMailsBefore,
  listDueMails,
  listSentAfter,
  LONGEST_PAUSE,
  pauseAfter,
  postponeMails,
  type QueuedMail,
} from '../outbox/mail-queue.ts'
import { allowanceAfter, countedSince } from './limit.ts'
import { officeMail, type OfficeMail } from './settings.ts'
import { sendMail } from './transport.ts'

const EVERY_MS = 3_000

/**
 * Older than this, in milliseconds, a letter is dropped: the promised time to reply is long over,
 * and a flood of old letters after an outage would hide the new ones. The CMS's list is the truth.
 */
const TOO_OLD = 3 * 24 * 3_600_000

type Failure = { code: string; status: number }

/** What may be logged of a failure; its message can hold addresses. */
function describe(error: unknown): Failure {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : 0,
  }
}

/** Sends what is due, one e-mail after the other, with pauses between failures. */
export function createSender(): () => Promise<void> {
  let failures = 0
  let quietUntil = -Infinity

  // All e-mails go to the same people by the same server: what stops one stops them all, and a
  // server that refuses a password must not be asked again for each of them.
  function pause(letters: readonly QueuedMail[], { code, status }: Failure): void {
    failures += 1
    const isFinal = status >= 500
    const length = isFinal ? LONGEST_PAUSE : pauseAfter(failures)
    postponeMails(letters, length)
    quietUntil = performance.now() + length
    const event = isFinal ? 'letter-refused' : 'letter-waiting'
    log[isFinal ? 'error' : 'warn']({ event, code, status })
  }

  async function send(
    letters: readonly [QueuedMail, ...QueuedMail[]],
    mail: OfficeMail,
  ): Promise<boolean> {
    const outcome = await sendMail(letters, mail).catch(describe)
    if ('code' in outcome) {
      pause(letters, outcome)
      return false
    }
    failures = 0
    deleteMails(letters)
    log.info({ event: 'letter-sent', enquiries: letters.length })
    if (outcome.refused > 0) log.warn({ event: 'letter-address-refused', count: outcome.refused })
    return true
  }

  return async function sendDue() {
    const mail = officeMail()
    if (!mail || performance.now() < quietUntil) return
    const dropped = deleteMailsBefore(Date.now() - TOO_OLD)
    if (dropped > 0) log.warn({ event: 'letters-dropped', count: dropped })
    for (;;) {
      const [first, ...others] = listDueMails()
      if (!first) return
      const now = Date.now()
      const allowance = allowanceAfter(listSentAfter(countedSince(now)), others.length + 1, now)
      if (allowance === 'none') return
      if (!(await send(allowance === 'digest' ? [first, ...others] : [first], mail))) return
    }
  }
}

/** Sends letters for as long as the process lives, if the operator has set a mail server. */
export function startMailQueue(): void {
  if (!officeMail()) return
  const sendDue = createSender()
  let isBusy = false
  setInterval(() => {
    if (isBusy) return
    isBusy = true
    sendDue()
      .catch(() => log.error({ event: 'letters-not-readable' }))
      .finally(() => {
        isBusy = false
      })
  }, EVERY_MS).unref()
}
