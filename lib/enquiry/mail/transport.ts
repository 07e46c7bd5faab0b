import 'server-only'
import { siteEnvironment } from '../../server/environment.ts'
import { sendBySmtp } from '../../server/smtp.ts'
import { parseMailAddresses, parseMailServer, type MailServer } from '../../server/variables.ts'
import type { Mails } from '../outbox/mail-queue.ts'
import { composeMail } from './compose.ts'

export type MailSettings = {
  server: MailServer
  to: string[]
  from: string
  /** The address of the CMS for the office. */
  studioUrl: string
}

/** The mail server and the addresses of the office; null if not configured. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL = '', OFFICE_EMAIL, MAIL_FROM, STUDIO_URL, CMS_URL } = siteEnvironment()
  const server = parseMailServer(SMTP_URL)
  const to = parseMailAddresses(OFFICE_EMAIL ?? '').filter(Boolean)
  const from = MAIL_FROM ?? to[0]
  if (!server || !from || to.length === 0) return null
  return { server, to, from, studioUrl: STUDIO_URL ?? CMS_URL }
}

/** Sends one e-mail about one or more enquiries by `sendBySmtp`. */
export const sendMail = (
  mails: Mails,
  { server, to, from, studioUrl }: MailSettings,
): Promise<{ refused: number }> =>
  sendBySmtp(server, { from, to, ...composeMail(mails, studioUrl), id: `enquiry-${mails[0].id}` })
