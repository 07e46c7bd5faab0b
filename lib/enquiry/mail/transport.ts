import 'server-only'
import { createTransport } from 'nodemailer'
import { siteEnvironment } from '../../server/environment.ts'
import { parseMailAddresses, parseMailServer, type MailServer } from '../../server/variables.ts'
import type { Mails } from '../outbox/mail-queue.ts'
import { composeMail } from './compose.ts'

export type MailSettings = {
  server: MailServer
  to: string[]
  from: string
  /** Where the office signs in to the CMS. */
  studioUrl: string
}

/** The timeouts of each step, of an idle connection, and of everything, in milliseconds. */
const STEP_MS = 10_000
const IDLE_MS = 20_000
const TOTAL_MS = 60_000

/** The mail server and the addresses of the office; null when the operator has set none. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL = '', OFFICE_EMAIL, MAIL_FROM, STUDIO_URL, CMS_URL } = siteEnvironment()
  const server = parseMailServer(SMTP_URL)
  const to = parseMailAddresses(OFFICE_EMAIL ?? '').filter(Boolean)
  const from = MAIL_FROM ?? to[0]
  if (!server || !from || to.length === 0) return null
  return { server, to, from, studioUrl: STUDIO_URL ?? CMS_URL }
}

/**
 * Sends one e-mail about one or many enquiries; returns how many addresses were refused. Rejects with
 * nodemailer's error, which may contain addresses.
 */
export async function sendMail(
  mails: Mails,
  { server, to, from, studioUrl }: MailSettings,
): Promise<{ refused: number }> {
  const { host, port, login } = server
  const transport = createTransport({
    host,
    port,
    ...encryption(server),
    ...(login && { auth: login }),
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: IDLE_MS,
  })
  const { rejected } = await transport.sendMail({
    from,
    to,
    ...composeMail(mails, studioUrl),
    // The same at each attempt, so that the recipient's server can recognise a duplicate.
    messageId: `<enquiry-${mails[0].id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // So that no absence notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(TOTAL_MS),
  })
  return { refused: rejected.length }
}

function encryption({ host, isSecure }: MailServer) {
  if (isSecure) return { secure: true }
  // A relay on this host has a self-signed certificate, and no network in between.
  const isLoopback = /^(localhost|::1|127\.[\d.]+)$/.test(host)
  return isLoopback ? { ignoreTLS: true } : { requireTLS: true }
}
