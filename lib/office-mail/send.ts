import 'server-only'
import { log } from '../log.ts'
import {
  forgetLetter,
  forgetLettersBefore,
  listDueLetters,
  LONGEST_PAUSE,
  pauseAfter,
  postponeLetter,
  type Letter,
} from './letters.ts'
import { officeMail, type OfficeMail } from './settings.ts'
import { sendLetter } from './transport.ts'

const BATCH = 20
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

/** Sends what is due, one letter after the other, with pauses between failures. */
export function createSender(): () => Promise<void> {
  let failures = 0
  let quietUntil = -Infinity

  // All letters go to the same people by the same server: what stops one stops them all, and a
  // server that refuses a password must not be asked again for each of them.
  function pause({ id, collection }: Letter, { code, status }: Failure): void {
    failures += 1
    const isFinal = status >= 500
    const length = isFinal ? LONGEST_PAUSE : pauseAfter(failures)
    postponeLetter(id, length)
    quietUntil = performance.now() + length
    const event = isFinal ? 'letter-refused' : 'letter-waiting'
    log[isFinal ? 'error' : 'warn']({ event, collection, code, status })
  }

  async function send(letter: Letter, mail: OfficeMail): Promise<boolean> {
    const sending = sendLetter(letter, mail)
    const outcome = await sending.catch(describe)
    if ('code' in outcome) {
      pause(letter, outcome)
      return false
    }
    failures = 0
    forgetLetter(letter.id)
    log.info({ event: 'letter-sent', collection: letter.collection })
    if (outcome.refused > 0) log.warn({ event: 'letter-address-refused', count: outcome.refused })
    return true
  }

  return async function sendDue() {
    const mail = officeMail()
    if (!mail || performance.now() < quietUntil) return
    const dropped = forgetLettersBefore(Date.now() - TOO_OLD)
    if (dropped > 0) log.warn({ event: 'letters-dropped', count: dropped })
    for (const letter of listDueLetters(BATCH)) {
      if (!(await send(letter, mail))) return
    }
  }
}

/** Sends letters for as long as the process lives, if the operator has set a mail server. */
export function startLetters(): void {
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
