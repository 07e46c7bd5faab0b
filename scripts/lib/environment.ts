import { resolve } from 'node:path'
import { z } from 'zod'
import * as mail from '../../lib/server/mail-variables.ts'
import * as shape from '../../lib/server/variables.ts'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import { databaseProblems, databaseVariables } from './database-variables.ts'
import { localAddress } from './addresses.ts'
import { mailProblems } from './mail-variables.ts'
import { previewKeys, previewProblems, type PreviewKeys } from './preview-variables.ts'

const variables = z.object({
  HOST: shape.hostName().default('127.0.0.1'),
  PORT: shape.portNumber().default(3000),
  CMS_HOST: shape.hostName().default('127.0.0.1'),
  CMS_PORT: shape.portNumber().default(8055),
  SITES: shape.places().optional(),
  DATA_DIR: shape.folder().default('.data'),
  BUILD_DIR: shape.buildFolder().default('.next'),
  // The 13 months of the privacy text.
  ENQUIRY_RETENTION_DAYS: shape.numberOfDays().default(396),
  SITE_URL: shape.webOrigin().optional(),
  CMS_URL: shape.webAddress().optional(),
  CMS_TOKEN: shape.token().optional(),
  CMS_ADMIN_EMAIL: shape.emailAddress().optional(),
  CMS_ADMIN_PASSWORD: shape.newPassword().optional(),
  CMS_TWO_FACTORS: shape.yesOrNo().default(false),
  SMTP_URL: mail.mailServer().optional(),
  OFFICE_EMAIL: mail.mailAddresses().optional(),
  MAIL_FROM: mail.mailAddress().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
})

export type ExistingCms = { url: string; token: string; preview?: PreviewKeys | undefined }

type EmbeddedCms = {
  host: string
  port: number
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Whether everybody signs in with a code as well. */
  twoFactors: boolean
  database: Record<string, string>
}

/** For letters to the office; undefined where the operator has set none. */
type OfficeMailVariables = {
  SMTP_URL: string | undefined
  OFFICE_EMAIL: string | undefined
  MAIL_FROM: string | undefined
  STUDIO_URL: string | undefined
}

export type Settings = {
  host: string
  port: number
  /** Where this machine reaches the site. */
  localUrl: string
  /** Where every instance of the site is reached, for the CMS's hints. */
  siteAddresses: string[]
  /** What the public calls the site. */
  siteUrl: string
  /** Absolute. */
  dataDir: string
  /** Relative to the project. */
  buildDir: string
  /** How many days an enquiry is kept. */
  enquiryRetentionDays: number
  existingCms: ExistingCms | undefined
  embeddedCms: EmbeddedCms
  officeMail: OfficeMailVariables
}

/**
 * The settings of a command. Throws one Problem that lists every wrong or missing variable by name.
 * @param needsExistingCms for the commands that never start a CMS of their own
 */
export function readSettings(environment: NodeJS.ProcessEnv, needsExistingCms: boolean): Settings {
  const given = withoutEmpty(environment)
  const parsed = variables.safeParse(given)
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(toSentence)),
    ...pairProblems(given, needsExistingCms),
    ...databaseProblems(given),
    ...mailProblems(given),
    ...previewProblems(given),
  ]
  if (problems.length > 0 || !parsed.success) throw new Problem(listed(problems))
  return toSettings(parsed.data, databaseVariables(given))
}

function toSettings(
  values: z.output<typeof variables>,
  database: Record<string, string>,
): Settings {
  const { HOST: host, PORT: port, CMS_URL: url, CMS_TOKEN: token } = values
  const localUrl = localAddress(host, port)
  return {
    host,
    port,
    localUrl,
    siteAddresses: values.SITES?.map((place) => `http://${place}`) ?? [localUrl],
    siteUrl: values.SITE_URL ?? localUrl,
    dataDir: resolve(root, values.DATA_DIR),
    buildDir: values.BUILD_DIR,
    enquiryRetentionDays: values.ENQUIRY_RETENTION_DAYS,
    existingCms: url && token ? { url, token, preview: previewKeys(values) } : undefined,
    embeddedCms: {
      host: values.CMS_HOST,
      port: values.CMS_PORT,
      adminEmail: values.CMS_ADMIN_EMAIL,
      adminPassword: values.CMS_ADMIN_PASSWORD,
      twoFactors: values.CMS_TWO_FACTORS,
      database,
    },
    officeMail: {
      SMTP_URL: values.SMTP_URL,
      OFFICE_EMAIL: values.OFFICE_EMAIL,
      MAIL_FROM: values.MAIL_FROM,
      STUDIO_URL: values.STUDIO_URL,
    },
  }
}

/** `PORT=` in a file of variables means "not set". */
const withoutEmpty = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

function pairProblems(given: Record<string, string>, needsExistingCms: boolean): string[] {
  const { CMS_URL, CMS_TOKEN, PORT = '3000', CMS_PORT = '8055' } = given
  const problems: string[] = []
  if (!CMS_URL && needsExistingCms) problems.push('CMS_URL is missing: the address of the CMS.')
  if (!CMS_TOKEN && needsExistingCms)
    problems.push('CMS_TOKEN is missing: the token of the site in that CMS.')
  if (needsExistingCms) return problems
  if (CMS_URL && !CMS_TOKEN) problems.push('CMS_TOKEN is missing: CMS_URL needs it.')
  if (CMS_TOKEN && !CMS_URL) problems.push('CMS_URL is missing: CMS_TOKEN belongs to it.')
  if (!CMS_URL && PORT === CMS_PORT)
    problems.push(`CMS_PORT must differ from PORT; both are ${PORT}.`)
  return problems
}

const toSentence = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')} ${message}.`

const listed = (problems: string[]) =>
  ['Nothing was started: correct the environment first.', ...problems].join('\n  ')
