import 'server-only'
import {
  parseMailAddresses,
  parseMailServer,
  type MailServer,
} from '../../server/mail-variables.ts'
import { siteEnvironment } from '../../server/environment.ts'

export type OfficeMail = {
  server: MailServer
  to: string[]
  from: string
  /** Where the office signs in to the CMS. */
  studioUrl: string
}

/** How letters reach the office; null when the operator has set no mail server. */
export function officeMail(): OfficeMail | null {
  const { SMTP_URL = '', OFFICE_EMAIL, MAIL_FROM, STUDIO_URL, CMS_URL } = siteEnvironment()
  const server = parseMailServer(SMTP_URL)
  const to = parseMailAddresses(OFFICE_EMAIL ?? '').filter(Boolean)
  const from = MAIL_FROM ?? to[0]
  if (!server || !from || to.length === 0) return null
  return { server, to, from, studioUrl: STUDIO_URL ?? CMS_URL }
}
