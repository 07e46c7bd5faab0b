import 'server-only'
import { log } from '../../server/log.ts'

/** The delay after a failure doubles up to the maximum, in milliseconds. */
const MIN_DELAY_MS = 5_000
const MAX_DELAY_MS = 15 * 60_000

// All e-mails use the same server, so one failure delays all of them.
let failures = 0
let blockedUntil = -Infinity

/** Whether e-mails wait after a failure of the mail server. */
export const isDelayed = (): boolean => performance.now() < blockedUntil

/** Records a failure: all e-mails wait. */
export function delayMails(failure: { code: string; status: number }): void {
  // A server that rejects the password must not be tried again soon.
  const isFinal = failure.status >= 500
  const delay = isFinal ? MAX_DELAY_MS : Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** failures)
  failures += 1
  blockedUntil = performance.now() + delay
  log[isFinal ? 'error' : 'warn']({ event: isFinal ? 'mail-refused' : 'mail-pending', ...failure })
}

/** Records a success. */
export const endDelay = (): void => void (failures = 0)
