import 'server-only'
import { isIPv4 } from 'node:net'
import { createTransport } from 'nodemailer'
import type { MailServer } from '../../server/mail-variables.ts'
import type { QueuedMail } from '../outbox/mail-queue.ts'
import type { OfficeMail } from './settings.ts'
import { composeDigest, composeMail } from './compose.ts'

/** How long each step, and the whole, may take, in milliseconds. */
const STEP_MS = 10_000
const SILENCE_MS = 20_000
const WHOLE_MS = 60_000

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** What the words between this machine and the mail server must be wrapped in. */
function protection({ host, isSecure }: MailServer) {
  if (isSecure) return { secure: true }
  // A relay on this very machine has a certificate that nobody vouches for, and no wire to tap.
  return isLoopback(host) ? { ignoreTLS: true } : { requireTLS: true }
}

/** The same each time it is sent, so that a repeat can be recognised by those who receive it. */
const messageIdOf = ({ id }: QueuedMail, from: string) =>
  `<enquiry-${id}@${from.slice(from.lastIndexOf('@') + 1)}>`

/**
 * Hands one e-mail about one or many enquiries to the mail server. Rejects with nodemailer's error,
 * which may hold addresses.
 */
export async function sendMail(
  letters: readonly [QueuedMail, ...QueuedMail[]],
  mail: OfficeMail,
): Promise<{ refused: number }> {
  const [first, ...others] = letters
  const { host, port, login } = mail.server
  const transport = createTransport({
    host,
    port,
    ...protection(mail.server),
    ...(login && { auth: login }),
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: SILENCE_MS,
  })
  const { rejected } = await transport.sendMail({
    from: mail.from,
    to: mail.to,
    ...(others.length > 0
      ? composeDigest(letters, mail.studioUrl)
      : composeMail(first, mail.studioUrl)),
    messageId: messageIdOf(first, mail.from),
    // So that no absence notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(WHOLE_MS),
  })
  return { refused: rejected.length }
}
