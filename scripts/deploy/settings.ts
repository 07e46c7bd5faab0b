import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import * as shape from '../../lib/server/variables.ts'
import { Problem } from '../launcher/problem.mjs'

const path = () =>
  z.string({ error: 'is missing' }).regex(/^\/[\w./-]+$/, {
    error: 'must be a whole path without spaces',
  })

const word = () => z.string({ error: 'is missing' }).regex(/^[\w.-]+$/, { error: 'must be a word' })

/** What nginx calls a place to listen at, several with spaces between. */
const listens = () =>
  z
    .string({ error: 'is missing' })
    .regex(/^[\w.:[\] ]+$/, { error: 'must be ports or addresses, one space between two' })
    .transform((value) => value.split(/\s+/).filter(Boolean))

/** Addresses and networks, one space between two. */
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

const anyNumber = (shape: z.ZodType<string[]>) => optional(shape).transform((all) => all ?? [])

/** `STUDIO_URL=` means "not set". */
const optional = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

const schema = z
  .object({
    SITE_URL: shape.webOrigin().refine((url) => url.startsWith('https:'), {
      error: 'must begin with https://',
    }),
    TLS_CERTIFICATE: path(),
    TLS_KEY: path(),
    APP_DIR: path(),
    APP_USER: word(),
    DATA_DIR: path(),
    BUILD_DIR: shape.buildFolder().default('.next'),
    SITES: shape.places(),
    CMS_HOST: shape.hostName().default('127.0.0.1'),
    CMS_PORT: shape.portNumber().default(8055),
    STUDIO_URL: optional(shape.webOrigin()),
    STUDIO_LISTEN: anyNumber(listens()),
    ALLOWED_ADDRESSES: anyNumber(networks()),
    HTTPS_LISTEN: listens(),
    HTTP_LISTEN: listens(),
    COMPRESSOR_LISTEN: shape.places(),
    HEALTH_FROM: listens(),
    NGINX_USER: word(),
    NGINX_WORKERS: word(),
    NGINX_PID: path(),
    PUBLIC_DIR: path(),
    CACHE_DIR: path(),
    STATE_DIR: path(),
    LOG_DIR: path(),
    ACME_DIR: path(),
  })
  .refine(
    ({ STUDIO_URL, STUDIO_LISTEN }) =>
      !STUDIO_URL?.startsWith('https:') || STUDIO_LISTEN.length > 0,
    {
      path: ['STUDIO_LISTEN'],
      error: 'is missing: STUDIO_URL begins with https://',
    },
  )

export type DeploySettings = z.output<typeof schema> & { SETTINGS_FILE: string }

/** The settings of a deployment from their file; throws one Problem that names every wrong line. */
export async function readDeploySettings(file: string): Promise<DeploySettings> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(
      `${file} cannot be read: copy deploy/settings.example.env there and change it.`,
    )
  })
  const parsed = schema.safeParse(parseEnv(text))
  if (parsed.success) return { ...parsed.data, SETTINGS_FILE: resolve(file) }
  const wrong = parsed.error.issues.map(
    ({ path: [name], message }) => `${String(name)} ${message}.`,
  )
  throw new Problem([`${file} needs mending:`, ...wrong].join('\n  '))
}
