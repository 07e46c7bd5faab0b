import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import * as shape from '../../lib/server/variables.ts'
import { Problem } from '../launcher/problem.mjs'
import { defaultSettings, type Given } from './defaults.ts'

const path = () =>
  z.string({ error: 'is missing' }).regex(/^\/[\w./-]+$/, {
    error: 'must be a whole path without spaces',
  })

const word = () => z.string({ error: 'is missing' }).regex(/^[\w.-]+$/, { error: 'must be a word' })

/** One or more addresses for nginx's `listen`, separated by spaces. */
const listens = () =>
  z
    .string({ error: 'is missing' })
    .regex(/^[\w.:[\] ]+$/, { error: 'must be ports or addresses, one space between two' })
    .transform((value) => value.split(/\s+/).filter(Boolean))

/** Addresses and networks, separated by spaces. */
const networks = () =>
  z
    .string()
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .refine((all) => all.every(isNetwork), {
      error: 'must be addresses or networks such as 10.0.0.0/24, one space between two',
    })

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0
}

/**
 * The id of a school. Linux limits account names to 32 characters; with these endings, its units
 * would have the names of another school's.
 */
export const schoolId = () =>
  z
    .string()
    .regex(/^(?=.{1,17}$)[a-z][a-z\d]*(-[a-z\d]+)*$/, {
      error: 'must be a word such as north-hill, at most 17 small letters, digits and hyphens',
    })
    .regex(/^(?!.*-(cms|backup|status|upgrade)$)/, {
      error: 'must not end in -cms, -backup, -status or -upgrade',
    })

const schema = z
  .object({
    SCHOOL: schoolId(),
    SITE_URL: shape.webOrigin().refine((url) => url.startsWith('https:'), {
      error: 'must begin with https://',
    }),
    TLS_CERTIFICATE: path(),
    TLS_KEY: path(),
    APP_DIR: path(),
    APP_USER: word(),
    DATA_DIR: path(),
    PAGES_DIR: path(),
    BACKUP_DIR: path(),
    RESTIC_REPOSITORY: shape.backupRepository().optional(),
    BUILD_DIR: shape.buildFolder(),
    HOST: shape.hostName(),
    PORT: shape.portNumber(),
    SITES: shape.places(),
    CMS_HOST: shape.hostName(),
    CMS_PORT: shape.portNumber(),
    CMS_TWO_FACTORS: shape.yesOrNo(),
    STUDIO_URL: shape.webOrigin().optional(),
    STUDIO_LISTEN: listens(),
    ALLOWED_ADDRESSES: networks().default([]),
    HTTPS_LISTEN: listens(),
    HTTP_LISTEN: listens(),
    COMPRESSOR_LISTEN: shape.places(),
    HEALTH_FROM: listens(),
    PUBLIC_DIR: path(),
    CACHE_DIR: path(),
    STATE_DIR: path(),
    LOG_DIR: path(),
    ACME_DIR: path(),
  })
  .refine(({ STUDIO_URL = '', CMS_TWO_FACTORS }) => CMS_TWO_FACTORS || !isHttps(STUDIO_URL), {
    path: ['CMS_TWO_FACTORS'],
    error: 'must be yes: STUDIO_URL begins with https://, so the CMS can be reached from elsewhere',
  })
  .refine(({ SITE_URL, STUDIO_URL = '' }) => hostOf(SITE_URL) !== hostOf(STUDIO_URL), {
    path: ['STUDIO_URL'],
    error: 'must have a host name of its own, such as cms.school.example.org',
  })

const hostOf = (url: string) => (isHttps(url) ? new URL(url).hostname : '')
const isHttps = (url: string) => url.startsWith('https:')

export type DeploySettings = z.output<typeof schema> & {
  /** The operator's file. */
  SETTINGS_FILE: string
  /** The settings that are not in it. */
  defaults: Given
}

/** The settings of a school from its file, with defaults. Throws one Problem that names every wrong line. */
export async function readDeploySettings(file: string): Promise<DeploySettings> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(
      `${file} cannot be read: copy deploy/settings.example.env there and change it.`,
    )
  })
  // `STUDIO_URL=` means "not set".
  const given = Object.fromEntries(
    Object.entries(parseEnv(text)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const all = { ...defaultSettings(given, resolve(file)), ...given }
  const parsed = schema.safeParse(all)
  if (parsed.success)
    return { ...parsed.data, SETTINGS_FILE: resolve(file), defaults: leftOut(all, given) }
  const wrong = parsed.error.issues.map(
    ({ path: [name], message }) => `${String(name)} ${message}.`,
  )
  throw new Problem([`${file} is not usable:`, ...wrong].join('\n  '))
}

const leftOut = (all: Given, given: Given): Given =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !(name in given)))
