import { join, resolve } from 'node:path'
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
  // The 13 months of the privacy notice.
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
  ALERT_EMAIL: shape.mailAddresses().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
  BACKUP_DIR: shape.folder().optional(),
  RESTIC_REPOSITORY: shape.backupRepository().optional(),
  RESTIC_PASSWORD_FILE: shape.folder().optional(),
  SCHOOL: shape.identifier().default('school-website'),
})

/** An existing CMS: its address, the site's token and, if previews are enabled, their keys. */
export type ExistingCms = {
  url: string
  token: string
  preview?: { secret: string; token: string } | undefined
}

/**
 * The settings of a command. Throws one Problem that lists every wrong or missing variable by name.
 * @param needsExistingCms for commands that never start a CMS
 */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  needsExistingCms = false,
): Settings {
  // `PORT=` in a file of variables means "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const parsed = variables.safeParse(given)
  // The DB_* variables, only for Directus.
  const database = Object.fromEntries(
    Object.entries(given).filter(([name]) => name.startsWith('DB_')),
  )
  const problems = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) ?? []),
    ...portProblems(given, needsExistingCms),
    ...missingVariables(given, needsExistingCms),
    ...databaseProblems(database),
  ]
  if (problems.length > 0 || !parsed.success)
    throw new Problem(
      ['Nothing was started: correct the environment first.', ...problems].join('\n  '),
    )
  return toSettings(parsed.data, database)
}

export type Settings = ReturnType<typeof toSettings>

function toSettings(values: z.output<typeof variables>, database: Given) {
  const { HOST: host, PORT: port, CMS_URL: url, CMS_TOKEN: token } = values
  const { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: previewToken } = values
  const { SMTP_URL, OFFICE_EMAIL, MAIL_FROM, STUDIO_URL } = values
  const localUrl = shape.localAddress(host, port)
  const preview = secret && previewToken ? { secret, token: previewToken } : undefined
  const existingCms: ExistingCms | undefined = url && token ? { url, token, preview } : undefined
  const dataDir = resolve(root, values.DATA_DIR)
  const backupDir = resolve(root, values.BACKUP_DIR ?? `${dataDir}-backups`)
  return {
    host,
    port,
    /** The address of the site on this machine. */
    localUrl,
    /** The addresses of all instances of the site, for the CMS's hints. */
    siteAddresses: values.SITES?.map((place) => `http://${place}`) ?? [localUrl],
    /** The public address of the site. */
    siteUrl: values.SITE_URL ?? localUrl,
    /** Absolute path. */
    dataDir,
    /** Relative to the project. */
    buildDir: values.BUILD_DIR,
    enquiryRetentionDays: values.ENQUIRY_RETENTION_DAYS,
    existingCms,
    embeddedCms: {
      host: values.CMS_HOST,
      port: values.CMS_PORT,
      adminEmail: values.CMS_ADMIN_EMAIL,
      adminPassword: values.CMS_ADMIN_PASSWORD,
      /** Whether everybody needs a second factor to sign in. */
      twoFactors: values.CMS_TWO_FACTORS,
      database,
    },
    /** For e-mails to the office; undefined if not configured. */
    officeMail: { SMTP_URL, OFFICE_EMAIL, MAIL_FROM, STUDIO_URL },
    backups: {
      /** Whether the operator has set a folder, and so expects backups. */
      isExpected: values.BACKUP_DIR !== undefined,
      /** Absolute path. */
      dir: backupDir,
      /** In restic's notation; undefined if backups stay on this machine. */
      repository: values.RESTIC_REPOSITORY,
      passwordFile: resolve(
        root,
        values.RESTIC_PASSWORD_FILE ?? join(backupDir, 'restic-password'),
      ),
      /** The name of this school in the repository, on any machine. */
      school: values.SCHOOL,
    },
    /** The recipient of alerts. */
    alertEmail: values.ALERT_EMAIL ?? OFFICE_EMAIL,
  }
}

type Given = Record<string, string>

/** What is missing while the second variable is set, and why. */
const PAIRS = [
  ['CMS_TOKEN', 'CMS_URL', 'CMS_URL needs it'],
  ['CMS_URL', 'CMS_TOKEN', 'CMS_TOKEN belongs to it'],
  ['OFFICE_EMAIL', 'SMTP_URL', 'SMTP_URL needs it'],
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_FROM belongs to it'],
  ['SMTP_URL', 'OFFICE_EMAIL', 'OFFICE_EMAIL belongs to it'],
  ['SMTP_URL', 'ALERT_EMAIL', 'ALERT_EMAIL belongs to it'],
  ['CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'PREVIEW_SECRET needs it'],
  ['PREVIEW_SECRET', 'CMS_PREVIEW_TOKEN', 'CMS_PREVIEW_TOKEN needs it'],
] as const

const FOR_AN_EXISTING_CMS = [
  ['CMS_URL', 'the address of the CMS'],
  ['CMS_TOKEN', 'the token of the site in that CMS'],
] as const

function missingVariables(given: Given, needsExistingCms: boolean): string[] {
  const paired = PAIRS.filter(([, other]) => given[other]).map(
    ([name, , why]) => [name, why] as const,
  )
  // Each variable is listed once.
  const needed = new Map([...paired, ...(needsExistingCms ? FOR_AN_EXISTING_CMS : [])])
  const missing = [...needed].filter(([name]) => !given[name])
  return missing.map(([name, why]) => `${name} is missing: ${why}.`)
}

function portProblems({ CMS_URL, PORT = '3000', CMS_PORT = '8055' }: Given, isElsewhere: boolean) {
  if (isElsewhere || CMS_URL || PORT !== CMS_PORT) return []
  return [`CMS_PORT must differ from PORT; both are ${PORT}.`]
}

const NEEDED_BY_POSTGRES = ['DB_HOST', 'DB_PORT', 'DB_DATABASE', 'DB_USER', 'DB_PASSWORD']

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
