import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import * as mail from './mail-variables.ts'
import * as shape from './variables.ts'

const schema = z.object({
  CMS_URL: shape.webAddress(),
  CMS_TOKEN: shape.token(),
  SITE_URL: shape.webOrigin(),
  REVALIDATE_SECRET: shape.token(),
  DATA_DIR: shape.folder().transform((folder) => path.resolve(folder)),
  BUILD_DIR: shape
    .folder()
    .default('.next')
    .transform((folder) => path.resolve(folder)),
  /** Where backups are made, when the operator makes any. */
  BACKUP_DIR: shape.folder().optional(),
  HOST: shape.hostName(),
  PORT: shape.portNumber(),
  ENQUIRY_RETENTION_DAYS: shape.numberOfDays(),
  SMTP_URL: mail.mailServer().optional(),
  OFFICE_EMAIL: mail.mailAddresses().optional(),
  MAIL_FROM: mail.mailAddress().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
})

type SiteEnvironment = z.infer<typeof schema>

let parsed: SiteEnvironment | null = null

/**
 * The site's own settings, from the variables that `npm start` or `npm run serve` hands it. Throws
 * with every bad name at once; the values are never part of the message.
 */
export function siteEnvironment(): SiteEnvironment {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const names = result.error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message}`,
    )
    throw new Error(`The site's environment is not usable. ${names.join('; ')}`)
  }
  parsed = result.data
  return parsed
}

/** The address at which this very process answers, for the requests that it makes to itself. */
export function ownAddress(): string {
  const { HOST, PORT } = siteEnvironment()
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST
  return `http://${host}:${PORT}`
}
