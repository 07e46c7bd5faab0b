import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import * as shape from './variables.ts'

const absolute = (folder: string) => path.resolve(folder)

const schema = z.object({
  CMS_URL: shape.webAddress(),
  CMS_TOKEN: shape.token(),
  SITE_URL: shape.webOrigin(),
  REVALIDATE_SECRET: shape.token(),
  DATA_DIR: shape.folder().transform(absolute),
  BUILD_DIR: shape.folder().default('.next').transform(absolute),
  /** Where pages are stored, if not in the build. */
  PAGES_DIR: shape.folder().transform(absolute).optional(),
  /** Where backups are stored, if there are any. */
  BACKUP_DIR: shape.folder().optional(),
  HOST: shape.hostName(),
  PORT: shape.portNumber(),
  ENQUIRY_RETENTION_DAYS: shape.numberOfDays(),
  SMTP_URL: shape.mailServer().optional(),
  OFFICE_EMAIL: shape.mailAddresses().optional(),
  MAIL_FROM: shape.mailAddress().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
})

type SiteEnvironment = z.infer<typeof schema>

let parsed: SiteEnvironment | null = null

/** The settings of the site. Throws an error that names every invalid variable, without values. */
export function siteEnvironment(): SiteEnvironment {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (result.success) return (parsed = result.data)
  const problems = result.error.issues.map(({ path, message }) => `${path.join()} ${message}`)
  throw new Error(`The site's environment is not usable. ${problems.join('; ')}`)
}

/** The address of the CMS for editors. */
export function studioUrl(): string {
  const { STUDIO_URL, CMS_URL } = siteEnvironment()
  return STUDIO_URL ?? CMS_URL
}

/** The address of this process, for requests to itself. */
export function ownAddress(): string {
  const { HOST, PORT } = siteEnvironment()
  return shape.localAddress(HOST, PORT)
}
