import { log } from './log.ts'
import { processGlobal } from './process-global.ts'

/** The delay after a failure doubles up to the maximum, in milliseconds. */
const MIN_DELAY_MS = 5_000
const MAX_DELAY_MS = 15 * 60_000
/** A server may be down, or defer an e-mail of an unknown sender, for some minutes. */
const LASTING_MS = 5 * 60_000

// All e-mails use the same server, so one failure delays all of them.
let failures = 0
let blockedUntil = -Infinity

/** For `/api/health` and the content check. */
const state = processGlobal('mail server', () => ({
  failingSince: null as number | null,
  isRefused: false,
  isAddressRefused: false,
}))

/** Whether e-mails wait after a failure of the mail server. */
export const isDelayed = (): boolean => performance.now() < blockedUntil

/** Whether the last attempt failed. */
export const hasFailed = (): boolean => failures > 0

/** Whether the mail server refuses e-mails or an address of the office, or has failed for minutes. */
export const areMailsRefused = (): boolean =>
  state.isRefused ||
  state.isAddressRefused ||
  (state.failingSince !== null && performance.now() - state.failingSince > LASTING_MS)

/** Records a failure: all e-mails wait. */
export function delayMails(failure: { code: string; status: number }): void {
  // A server that rejects the password must not be tried again soon.
  const isFinal = failure.status >= 500
  const delay = isFinal ? MAX_DELAY_MS : Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** failures)
  failures += 1
  blockedUntil = performance.now() + delay
  state.failingSince ??= performance.now()
  state.isRefused = isFinal
  log[isFinal ? 'error' : 'warn']({ event: isFinal ? 'mail-refused' : 'mail-pending', ...failure })
}

/** Records that the mail server answers as it should. */
export function endDelay(): void {
  failures = 0
  Object.assign(state, { failingSince: null, isRefused: false })
}

/** Records how many addresses of the office the server has refused in an e-mail that it accepted. */
export function noteRefusedAddresses(count: number): void {
  state.isAddressRefused = count > 0
  if (count > 0) log.warn({ event: 'mail-address-refused', count })
}
