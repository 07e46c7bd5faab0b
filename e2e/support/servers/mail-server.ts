import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type ReceivedLetter = {
  from: string
  to: string[]
  /** As received. */
  raw: string
  subject: string
  messageId: string
  text: string
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

const WITHOUT_TLS: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }

/** The options of one that sends for other addresses only than the sender's. */
export const refusesSender: SMTPServerOptions = {
  ...WITHOUT_TLS,
  onMailFrom: (_, __, done) =>
    done(Object.assign(new Error('Not your address'), { responseCode: 553 })),
}

/** A real mail server that keeps e-mails in memory; without TLS unless `options` enable it. */
export async function startMailServer(
  port = 0,
  options: SMTPServerOptions = WITHOUT_TLS,
  host = '127.0.0.1',
) {
  const received: ReceivedLetter[] = []
  let [status, offers] = [250, 0]
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    async onData(stream, { envelope }, done) {
      const raw = await text(stream)
      offers += 1
      if (status !== 250) {
        done(Object.assign(new Error('Not taken'), { responseCode: status }))
        return
      }
      const { mailFrom, rcptTo } = envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        ...parse(raw),
      })
      done()
    },
  })
  // The tests include clients that disconnect.
  server.on('error', () => undefined)
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    /** The status of the response to each e-mail; 250 accepts it. */
    answer: (next: number) => void (status = next),
    /** How many e-mails were offered, accepted or not. */
    offers: () => offers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Sufficient for plain-text e-mails without attachments. */
function parse(raw: string): Pick<ReceivedLetter, 'subject' | 'messageId' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const body = raw.slice(end + 4).replaceAll('\r\n', '\n')
  const encoding = header('content-transfer-encoding')
  return {
    subject: header('subject').replace(ENCODED_WORD, (_, how: string, word: string) =>
      decode(word.replaceAll('_', how === 'Q' ? ' ' : '_'), how),
    ),
    messageId: header('message-id'),
    text: decode(body, encoding.charAt(0).toUpperCase()),
  }
}

const ENCODED_WORD = /=\?UTF-8\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/g

/** A text in base64, quoted-printable, or as it is. */
function decode(written: string, encoding: string): string {
  if (encoding === 'B') return Buffer.from(written, 'base64').toString()
  return encoding === 'Q' ? fromQuotedPrintable(written) : written
}

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
