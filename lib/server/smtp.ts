import { createTransport } from 'nodemailer'
import type { MailServer } from './values.ts'

export type Mail = {
  from: string
  to: string[]
  subject: string
  text: string
  headers?: Record<string, string>
  /** The part of the Message-ID before the @; the same at each attempt, so that duplicates are recognised. */
  id: string
}

/** The timeouts of each step, of an idle connection, and in total, in milliseconds. */
const STEP_MS = 10_000
const IDLE_MS = 20_000
const TOTAL_MS = 60_000

/**
 * Sends an e-mail; returns the number of rejected addresses. Rejects with nodemailer's error, which
 * may contain addresses.
 */
export const sendBySmtp = (server: MailServer, mail: Mail): Promise<{ refused: number }> =>
  sendOver(openTransport(server), mail)

/** Few enough for any mail server. */
export const CONNECTIONS = 3

/** Sends many e-mails over a few connections, in the same way; `close` ends them. */
export function openMailPool(server: MailServer) {
  const transport = createTransport({
    ...optionsOf(server),
    pool: true,
    maxConnections: CONNECTIONS,
    // It is in the outbox, and is tried again from there.
    maxRequeues: 0,
  })
  return {
    send: (mail: Mail): Promise<{ refused: number }> => sendOver(transport, mail),
    close: () => transport.close(),
  }
}

async function sendOver(
  transport: Pick<ReturnType<typeof openTransport>, 'sendMail'>,
  { id, from, headers, ...mail }: Mail,
): Promise<{ refused: number }> {
  const { rejected } = await transport.sendMail({
    from,
    ...mail,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    signal: AbortSignal.timeout(TOTAL_MS),
  })
  return { refused: rejected.length }
}

/** Signs in to a mail server without sending. Rejects with nodemailer's error. */
export const checkSmtp = (server: MailServer): Promise<true> => openTransport(server).verify()

const openTransport = (server: MailServer) => createTransport(optionsOf(server))

const optionsOf = (server: MailServer) => ({
  host: server.host,
  port: server.port,
  ...encryption(server),
  ...(server.login && { auth: server.login }),
  dnsTimeout: STEP_MS,
  connectionTimeout: STEP_MS,
  greetingTimeout: STEP_MS,
  socketTimeout: IDLE_MS,
})

/** The loggable part of a failure; its message can contain addresses. */
export function describeMailError(error: unknown): { code: string; status: number } {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : 0,
  }
}

function encryption({ host, isSecure }: MailServer) {
  if (isSecure) return { secure: true }
  // A relay on this host has a self-signed certificate, and there is no network in between.
  const isLoopback = /^(localhost|::1|127\.[\d.]+)$/.test(host)
  return isLoopback ? { ignoreTLS: true } : { requireTLS: true }
}

/** What the failure of an e-mail to one address is about: that address, this e-mail for now, or the mail server. */
export function causeOf(error: unknown): 'address' | 'mail' | 'server' {
  const { code, status } = describeMailError(error)
  const { command } = Object(error) as { command?: unknown }
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isOfMail || status === 421 || (command === 'MAIL FROM' && status >= 500)) return 'server'
  return command === 'RCPT TO' && status >= 500 ? 'address' : 'mail'
}
