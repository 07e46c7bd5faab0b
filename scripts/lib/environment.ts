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
  ALERT_EMAIL: shape.mailAddresses().optional(),
  STUDIO_URL: shape.webAddress().optional(),
  PREVIEW_SECRET: shape.token().optional(),
  CMS_PREVIEW_TOKEN: shape.token().optional(),
  BACKUP_DIR: shape.folder().optional(),
  RESTIC_REPOSITORY: shape.backupRepository().optional(),
  RESTIC_PASSWORD_FILE: shape.folder().optional(),
  SCHOOL: shape.identifier().default('school-website'),
})

/** A CMS that runs: its address, the site's token and, where previews of drafts are on, their keys. */
export type ExistingCms = {
  url: string
  token: string
  preview?: { secret: string; token: string } | undefined
}

/**
 * The settings of a command. Throws one Problem that lists every wrong or missing variable by name.
 * @param needsExistingCms for the commands that never start a CMS of their own
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
  // The DB_* variables, for Directus alone to read.
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
    /** Where this machine reaches the site. */
    localUrl,
    /** Where every instance of the site is reached, for the CMS's hints. */
    siteAddresses: values.SITES?.map((place) => `http://${place}`) ?? [localUrl],
    /** What the public calls the site. */
    siteUrl: values.SITE_URL ?? localUrl,
    /** Absolute. */
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
      /** Whether everybody signs in with a code as well. */
      twoFactors: values.CMS_TWO_FACTORS,
      database,
    },
    /** For e-mail to the office; undefined where the operator has set none. */
    officeMail: { SMTP_URL, OFFICE_EMAIL, MAIL_FROM, STUDIO_URL },
    backups: {
      /** Whether the operator has named a folder, and expects backups there. */
      isExpected: values.BACKUP_DIR !== undefined,
      /** Absolute, like all paths here. */
      dir: backupDir,
      /** As restic names it; undefined where backups stay on this machine. */
      repository: values.RESTIC_REPOSITORY,
      passwordFile: resolve(
        root,
        values.RESTIC_PASSWORD_FILE ?? join(backupDir, 'restic-password'),
      ),
      /** Under which the repository has the backups of this school, on whatever machine it runs. */
      school: values.SCHOOL,
    },
    /** Who hears that the website needs somebody to act. */
    alertEmail: values.ALERT_EMAIL ?? OFFICE_EMAIL,
  }
}

type Given = Record<string, string>

/** What is missing while the second is set, and why. */
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
  // A variable is named once, whatever needs it.
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
