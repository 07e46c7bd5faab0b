import { z } from 'zod'
import * as value from './values.ts'
import { ownValue } from 'school-schema/values/own-value'

/** Every environment variable of the commands, the site and the backup service. */
const variables = z.object({
  HOST: value.hostName().default('127.0.0.1'),
  PORT: value.portNumber().default(3000),
  SITE_URL: value.webOrigin().optional().describe('the public address of the site'),
  /** The proxies whose report of the visitor's address counts. */
  TRUSTED_PROXIES: value.networks().optional(),
  /** All instances of the site, for the CMS's hints. */
  SITES: value.places().optional(),
  DATA_DIR: value.folder().default('.data'),
  /** In the data folder of CMS and backups: the data folders of sites in other containers. */
  SITE_FOLDERS: value.folderNames().default([]),
  BUILD_DIR: value.buildFolder().default('.next'),
  /** An upper limit to the months that the school has set. */
  ENQUIRY_RETENTION_DAYS: value.numberOfDays().optional(),
  REVALIDATE_SECRET: value.token().optional().describe('the secret of the hints of the CMS'),

  CMS_URL: value.webAddress().optional().describe('the address of the CMS'),
  CMS_TOKEN: value.token().optional().describe('the token of the site in that CMS'),
  PREVIEW_SECRET: value.token().optional(),
  CMS_PREVIEW_TOKEN: value.token().optional(),
  STUDIO_URL: value.webAddress().optional(),

  // The embedded CMS.
  CMS_HOST: value.hostName().default('127.0.0.1'),
  CMS_PORT: value.portNumber().default(8055),
  CMS_ADMIN_EMAIL: value.publicMailAddress().optional(),
  CMS_ADMIN_PASSWORD: value.newPassword().optional(),
  CMS_TWO_FACTORS: value.yesOrNo().default(false),
  DB_CLIENT: value.databaseClient().optional(),

  SMTP_URL: value.mailServer().optional(),
  OFFICE_EMAIL: value.mailAddresses().optional(),
  MAIL_FROM: value.mailAddress().optional(),
  /** Who gets an e-mail when somebody has to act on the server; the office without it. */
  OPERATOR_EMAIL: value.mailAddresses().optional(),

  // The purge of a content delivery network (docs/where-it-runs.md).
  CDN_PURGE_URL: value.webAddress().optional(),
  CDN_PURGE_TOKEN: value.token().optional(),

  // The backup service.
  /** The folder of the state, of the password and, without RESTIC_REPOSITORY, of the repository. */
  BACKUP_DIR: value.folder().optional().describe('the folder of the backup service'),
  RESTIC_REPOSITORY: value.backupRepository().optional(),
  RESTIC_PASSWORD: z.string().optional(),
  READY_URL: value.webAddress().optional().describe('the address of /api/ready'),
  CMS_PING_URL: value.webAddress().optional().describe('the address of /server/ping of the CMS'),
  /** Requested every half minute while all is in order. */
  PING_URL: value.pingAddress().optional(),
  /** The host and port that present the certificate of SITE_URL; none is checked without it. */
  FRONT: value.places().optional(),
})

export type Variables = z.output<typeof variables>
/** A set of environment variables. */
export type Environment = Record<string, string | undefined>
type Given = Record<string, string>
type With<Name extends keyof Variables> = Variables & {
  [Each in Name]-?: NonNullable<Variables[Each]>
}

/** Each variable with another one that it needs. */
const PAIRS: [name: string, needed: string][] = [
  ['CMS_URL', 'CMS_TOKEN'],
  ['CMS_TOKEN', 'CMS_URL'],
  ['PREVIEW_SECRET', 'CMS_PREVIEW_TOKEN'],
  ['CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET'],
]

/** Likewise; without the other one no e-mail is sent. */
const PAIRS_FOR_MAILS: [name: string, needed: string][] = [
  ['SMTP_URL', 'OFFICE_EMAIL'],
  ['OFFICE_EMAIL', 'SMTP_URL'],
  ['OPERATOR_EMAIL', 'SMTP_URL'],
  ['MAIL_FROM', 'SMTP_URL'],
]

const NEEDED_BY_POSTGRES = ['DB_HOST', 'DB_PORT', 'DB_DATABASE', 'DB_USER', 'DB_PASSWORD']

/** As podman-compose of Debian 13 passes a variable of the same name that is not set: with its default. */
const REFERENCE = /\$\{[A-Z0-9_]+:?-([^}]*)\}/g

/** `PORT=` in a file of variables means "not set", and a space in a compose file. */
export const withoutEmpty = (environment: Environment): Given =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value = '']) => [name, value.replaceAll(REFERENCE, '$1')] as const)
      .filter(([, value]) => value.trim()),
  )

/** The variables of Directus only: its database, its files, and what its instances share. */
export const engineVariables = (environment: Environment): Given =>
  Object.fromEntries(
    Object.entries(withoutEmpty(environment)).filter(([name]) =>
      /^(DB_|STORAGE_|REDIS(_|$))/.test(name),
    ),
  )

/** Some variables are wrong or missing; the message names all of them, without secrets. */
export class WrongVariables extends Error {}

/**
 * The variables of an environment. Throws WrongVariables.
 * @param needed variables that must be set
 */
export function readVariables<Name extends keyof Variables = never>(
  environment: Environment,
  needed: readonly Name[] = [],
): With<Name> {
  const given = withoutEmpty(environment)
  const { data, error } = variables.safeParse(given)
  const problems = [
    ...(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) ?? []),
    ...portProblems(given),
    ...missingVariables(given, needed),
  ]
  const isComplete = (values: Variables): values is With<Name> =>
    needed.every((name) => values[name] !== undefined)
  if (problems.length > 0 || !data || !isComplete(data))
    throw new WrongVariables(
      [
        'Nothing was started: correct the environment first.',
        ...problems,
        ...listHalfSettings(environment),
        QUOTES,
      ].join('\n  '),
    )
  return data
}

/** Docker reads `$` and ` #` in a value without quotes, and podman reads them differently. */
const QUOTES =
  "In .env, write a value with $, #, quotes or spaces between single quotes: NAME='value'."

/** What is set and has no effect without another variable. */
export function listHalfSettings(environment: Environment): string[] {
  const given = withoutEmpty(environment)
  return PAIRS_FOR_MAILS.filter(
    ([name, other]) => ownValue(given, name) && !ownValue(given, other),
  ).map(
    ([name, other]) =>
      `${other} is missing: ${name} needs it. Without it those e-mails are not sent.`,
  )
}

/** What is needed and not set. Each variable is listed once. */
function missingVariables(given: Given, needed: readonly (keyof Variables)[]): string[] {
  const reasons = new Map<string, string>()
  for (const [name, other] of PAIRS)
    if (ownValue(given, name)) reasons.set(other, `${name} needs it`)
  for (const [name, why] of neededByEngines(given)) reasons.set(name, why)
  for (const name of needed) reasons.set(name, variables.shape[name].description ?? 'it is needed')
  return [...reasons]
    .filter(([name]) => !ownValue(given, name))
    .map(([name, why]) => `${name} is missing: ${why}.`)
}

function neededByEngines(given: Given): [name: string, why: string][] {
  const has = (prefix: string) => Object.keys(given).some((name) => name.startsWith(prefix))
  const needed: [string, string][] = []
  if (has('DB_')) needed.push(['DB_CLIENT', 'the other DB_ variables need it (pg or sqlite3)'])
  if (has('STORAGE_'))
    needed.push(['STORAGE_LOCATIONS', 'the other STORAGE_ variables need it, for example s3'])
  const { DB_CLIENT, DB_CONNECTION_STRING } = given
  if (DB_CLIENT === 'sqlite3') needed.push(['DB_FILENAME', 'DB_CLIENT sqlite3 needs it'])
  if (DB_CLIENT === 'pg' && !DB_CONNECTION_STRING)
    for (const name of NEEDED_BY_POSTGRES) needed.push([name, 'DB_CLIENT pg needs it'])
  return needed
}

function portProblems({ CMS_URL, PORT = '3000', CMS_PORT = '8055' }: Given): string[] {
  if (CMS_URL || PORT !== CMS_PORT) return []
  return [`CMS_PORT must differ from PORT; both are ${PORT}.`]
}

/** The mail server and the addresses of the office; null if not configured. */
export function mailSettings({ SMTP_URL, OFFICE_EMAIL: to, MAIL_FROM }: Partial<Variables>) {
  const from = MAIL_FROM ?? to?.[0]
  return SMTP_URL && to && from ? { server: SMTP_URL, to, from } : null
}

/** The same for what an operator has to do. */
export const alertSettings = ({ OPERATOR_EMAIL, ...variables }: Partial<Variables>) =>
  mailSettings({
    ...variables,
    MAIL_FROM: variables.MAIL_FROM ?? variables.OFFICE_EMAIL?.[0],
    OFFICE_EMAIL: OPERATOR_EMAIL ?? variables.OFFICE_EMAIL,
  })
