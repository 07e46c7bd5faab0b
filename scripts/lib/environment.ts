import { resolve } from 'node:path'
import { localAddress } from '../../lib/server/values.ts'
import {
  engineVariables,
  listHalfSettings,
  readVariables,
  WrongVariables,
  type Environment,
  type Variables,
} from '../../lib/server/variables.ts'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'

/** An existing CMS: its address, the site's token and, if previews are enabled, their keys. */
export type ExistingCms = {
  url: string
  token: string
  preview?: { secret: string; token: string } | undefined
}

export type Settings = ReturnType<typeof readSettings>

/**
 * The settings of a command. Throws one Problem that lists every wrong or missing variable by name.
 * @param needsExistingCms for commands that never start a CMS
 */
export function readSettings(environment: Environment = process.env, needsExistingCms = false) {
  const variables = read(environment, needsExistingCms)
  for (const warning of listHalfSettings(environment)) console.warn(warning)
  const { HOST: host, PORT: port } = variables
  const localUrl = localAddress(host, port)
  return {
    host,
    port,
    /** The address of the site on this machine. */
    localUrl,
    /** The addresses of all instances of the site, for the CMS's hints. */
    siteAddresses: variables.SITES?.map((place) => `http://${place}`) ?? [localUrl],
    /** The public address of the site. */
    siteUrl: variables.SITE_URL ?? localUrl,
    /** The public address of the CMS, if it is not where it listens. */
    studioUrl: variables.STUDIO_URL,
    /** Absolute path. */
    dataDir: resolve(root, variables.DATA_DIR),
    siteFolders: variables.SITE_FOLDERS,
    /** Relative to the project. */
    buildDir: variables.BUILD_DIR,
    enquiryRetentionDays: variables.ENQUIRY_RETENTION_DAYS,
    existingCms: existingCms(variables),
    embeddedCms: {
      host: variables.CMS_HOST,
      port: variables.CMS_PORT,
      adminEmail: variables.CMS_ADMIN_EMAIL,
      adminPassword: variables.CMS_ADMIN_PASSWORD,
      /** Whether everybody needs a second factor to sign in. */
      twoFactors: variables.CMS_TWO_FACTORS,
      engines: engineVariables(environment),
    },
  }
}

function read(environment: Environment, needsExistingCms: boolean): Variables {
  try {
    return readVariables(environment, needsExistingCms ? ['CMS_URL', 'CMS_TOKEN'] : [])
  } catch (error) {
    throw error instanceof WrongVariables ? new Problem(error.message) : error
  }
}

function existingCms(variables: Variables): ExistingCms | undefined {
  const { CMS_URL: url, CMS_TOKEN: token } = variables
  const { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: previewToken } = variables
  const preview = secret && previewToken ? { secret, token: previewToken } : undefined
  return url && token ? { url, token, preview } : undefined
}
