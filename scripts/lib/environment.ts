import { resolve } from 'node:path'
import { z } from 'zod'
import * as shape from '../../lib/server/variables.ts'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'

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
  SMTP_URL: shape.mailServer().optional(),
  OFFICE_EMAIL: shape.mailAddresses().optional(),
  MAIL_FROM: shape.mailAddress().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
})

/** For previews of drafts, which are off without. */
type PreviewKeys = { secret: string; token: string }

/** A CMS that runs: its address, the site's token and, where previews are on, their keys. */
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

/** For e-mail to the office; undefined where the operator has set none. */
type OfficeMailVariables = Record<
  'SMTP_URL' | 'OFFICE_EMAIL' | 'MAIL_FROM' | 'STUDIO_URL',
  string | undefined
>

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
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) ?? []),
    ...cmsProblems(given, needsExistingCms),
    ...databaseProblems(databaseVariables(given)),
    ...mailProblems(given),
    ...pairProblems(given, 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'PREVIEW_SECRET needs it'),
    ...pairProblems(given, 'PREVIEW_SECRET', 'CMS_PREVIEW_TOKEN', 'CMS_PREVIEW_TOKEN needs it'),
  ]
  if (problems.length > 0 || !parsed.success)
    throw new Problem(
      ['Nothing was started: correct the environment first.', ...problems].join('\n  '),
    )
  return toSettings(parsed.data, databaseVariables(given))
}

function toSettings(
  values: z.output<typeof variables>,
  database: Record<string, string>,
): Settings {
  const { HOST: host, PORT: port, CMS_URL: url, CMS_TOKEN: token } = values
  const { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: previewToken } = values
  const { SMTP_URL, OFFICE_EMAIL, MAIL_FROM, STUDIO_URL } = values
  const localUrl = shape.localAddress(host, port)
  const preview = secret && previewToken ? { secret, token: previewToken } : undefined
  return {
    host,
    port,
    localUrl,
    siteAddresses: values.SITES?.map((place) => `http://${place}`) ?? [localUrl],
    siteUrl: values.SITE_URL ?? localUrl,
    dataDir: resolve(root, values.DATA_DIR),
    buildDir: values.BUILD_DIR,
    enquiryRetentionDays: values.ENQUIRY_RETENTION_DAYS,
    existingCms: url && token ? { url, token, preview } : undefined,
    embeddedCms: {
      host: values.CMS_HOST,
      port: values.CMS_PORT,
      adminEmail: values.CMS_ADMIN_EMAIL,
      adminPassword: values.CMS_ADMIN_PASSWORD,
      twoFactors: values.CMS_TWO_FACTORS,
      database,
    },
    officeMail: { SMTP_URL, OFFICE_EMAIL, MAIL_FROM, STUDIO_URL },
  }
}

type Given = Record<string, string>

/** `PORT=` in a file of variables means "not set". */
const withoutEmpty = (environment: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** What is wrong when `name` is missing while `other` is set. */
const pairProblems = (given: Given, name: string, other: string, why: string): string[] =>
  given[other] && !given[name] ? [`${name} is missing: ${why}.`] : []

function cmsProblems(given: Given, needsExistingCms: boolean): string[] {
  const { CMS_URL, CMS_TOKEN, PORT = '3000', CMS_PORT = '8055' } = given
  if (needsExistingCms)
    return [
      ...(CMS_URL ? [] : ['CMS_URL is missing: the address of the CMS.']),
      ...(CMS_TOKEN ? [] : ['CMS_TOKEN is missing: the token of the site in that CMS.']),
    ]
  const isSamePort = !CMS_URL && PORT === CMS_PORT
  return [
    ...pairProblems(given, 'CMS_TOKEN', 'CMS_URL', 'CMS_URL needs it'),
    ...pairProblems(given, 'CMS_URL', 'CMS_TOKEN', 'CMS_TOKEN belongs to it'),
    ...(isSamePort ? [`CMS_PORT must differ from PORT; both are ${PORT}.`] : []),
  ]
}

const mailProblems = (given: Given): string[] => [
  ...pairProblems(given, 'OFFICE_EMAIL', 'SMTP_URL', 'SMTP_URL needs it'),
  ...pairProblems(
    given,
    'SMTP_URL',
    given['OFFICE_EMAIL'] ? 'OFFICE_EMAIL' : 'MAIL_FROM',
    `${given['OFFICE_EMAIL'] ? 'OFFICE_EMAIL' : 'MAIL_FROM'} belongs to it`,
  ),
]

const NEEDED_BY_POSTGRES = ['DB_HOST', 'DB_PORT', 'DB_DATABASE', 'DB_USER', 'DB_PASSWORD']

/** The DB_* variables, for Directus alone to read. */
const databaseVariables = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('DB_')))

/** The project has drivers for SQLite and PostgreSQL. */
function databaseProblems(database: Given): string[] {
  const { DB_CLIENT: client, DB_FILENAME, DB_CONNECTION_STRING } = database
  if (Object.keys(database).length === 0) return []
  if (!client) return ['DB_CLIENT is missing: the other DB_ variables need it (pg or sqlite3).']
  if (client !== 'pg' && client !== 'sqlite3')
    return [`DB_CLIENT must be pg or sqlite3, not "${client}".`]
  if (client === 'sqlite3')
    return DB_FILENAME ? [] : ['DB_FILENAME is missing: DB_CLIENT sqlite3 needs it.']
  if (DB_CONNECTION_STRING) return []
  return NEEDED_BY_POSTGRES.filter((name) => !database[name]).map(
    (name) => `${name} is missing: DB_CLIENT pg needs it.`,
  )
}
