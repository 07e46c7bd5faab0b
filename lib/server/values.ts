import { isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
import { attempt } from './attempt.ts'
import { ownValue } from 'school-schema/values/own-value'

// The schemas of environment variables. Messages continue the variable's name: "PORT must be …".
// Values are only quoted if they cannot be secret.

const text = () => z.string({ error: 'is missing' })

const quoting = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${rule}, not "${String(input)}"`,
})

const wholeNumber = (what: string, maximum: number) =>
  text()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= maximum,
      quoting(`a whole number ${what} 1 to ${maximum}`),
    )
    .transform(Number)

export const portNumber = () => wholeNumber('from', 65_535)
export const numberOfDays = () => wholeNumber('of days from', 3650)

export const hostName = () =>
  z.union([z.ipv4(), z.ipv6(), z.hostname()], quoting('a host name or an IP address'))

const isPlainWebAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}

/** An http(s) address, possibly with a path; without a trailing slash. */
export const webAddress = () =>
  text()
    .refine(isPlainWebAddress, {
      error: 'must be an address such as https://cms.example.org, without user, query or fragment',
    })
    .transform((value) => value.trim().replace(/\/+$/, ''))

/** An http(s) address that services of monitoring give out; it may be secret and is never quoted. */
export const pingAddress = () =>
  z.url({ protocol: /^https?$/, error: 'must be an address such as https://ping.example.org/1a2b' })

/** An http(s) address without a path; without a trailing slash. */
export const webOrigin = () =>
  webAddress().refine((value) => new URL(value).pathname === '/', {
    error: 'must be an address without a path, such as https://school.example.org',
  })

export const token = () =>
  text().regex(/^[\x21-\x7e]+$/, { error: 'must be a token without spaces' })

/** A switch. */
export const yesOrNo = () =>
  z.stringbool({ truthy: ['yes'], falsy: ['no'], error: 'must be yes or no' })

export const folder = () => text().min(1)

/** Parts separated by spaces or commas, at least one; a list. */
const listOf = (isPart: (part: string) => boolean, such: string) =>
  text()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((all) => all.length > 0 && all.every(isPart), {
      error: `must be ${such}, one space between two`,
    })

/** Names of folders. */
export const folderNames = () =>
  listOf((name) => /^[a-z][a-z0-9-]*$/.test(name), 'names of folders such as site-a')

/** The repository of restic; it may contain a password and is never quoted. */
export const backupRepository = () =>
  text().regex(/^(\/|[a-z0-9]+:)/, {
    error: 'must be a complete path or begin with sftp:, s3:, rest: or another service of restic',
  })

// Only such names are ignored by version control and the linters.
export const buildFolder = () =>
  text().regex(/^\.next[\w.-]*$/, { error: 'must be a name that begins with .next' })

/** Names or addresses with ports. */
export const places = () =>
  listOf((place) => /^[^\s/@]+:\d{1,5}$/.test(place), 'places such as 10.0.0.2:3000')

const isNetwork = (place: string): boolean => {
  const [address = '', bits = '0', ...others] = place.split('/')
  const most = isIPv6(address) ? 128 : 32
  return (
    isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && others.length === 0
  )
}

/** IP addresses and networks. */
export const networks = () =>
  listOf(isNetwork, 'IP addresses or networks such as 127.0.0.1 10.0.0.0/8')

// Directus rejects addresses with a domain that cannot exist on the internet.
const PRIVATE_DOMAIN = /\.(corp|example|home|internal|invalid|lan|local|localhost|test)$/i

export const publicMailAddress = () =>
  mailAddress().refine(
    (value) => !PRIVATE_DOMAIN.test(value),
    quoting('an address on the internet'),
  )

export const newPassword = () => text().min(8, { error: 'must have at least 8 characters' })

/** An e-mail address, also in the local network. */
export const mailAddress = () => z.email(quoting('an e-mail address'))

/** E-mail addresses, separated by commas; a list. */
export const mailAddresses = () =>
  z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((all) => all.every((each) => mailAddress().safeParse(each).success), {
      error: ({ input }) => `must be e-mail addresses, separated by commas, not "${String(input)}"`,
    })

/** The project has drivers for SQLite and PostgreSQL. */
export const databaseClient = () => z.enum(['pg', 'sqlite3'], quoting('pg or sqlite3'))

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte (smtps://). */
  isSecure: boolean
  login: { user: string; pass: string } | undefined
}

const MAIL_PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** The parts of an address such as smtps://user:password@mail.example.org; null if it is invalid. */
export function parseMailServer(value: string): MailServer | null {
  if (!URL.canParse(value)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const usualPort = ownValue(MAIL_PORTS, protocol)
  // A query could disable the TLS checks, which must not happen unnoticed.
  if (!usualPort || search || hash || pathname.length > 1 || port === '0') return null
  if (!hostName().safeParse(host).success || Boolean(username) !== Boolean(password)) return null
  const [user, pass] = [username, password].map((part) => attempt(() => decodeURIComponent(part)))
  if (typeof user !== 'string' || typeof pass !== 'string') return null
  const login = user ? { user, pass } : undefined
  return { host, port: Number(port) || usualPort, isSecure: protocol === 'smtps:', login }
}

/** The address of a mail server, in its parts; it contains a password and is never quoted. */
export const mailServer = () =>
  z.string().transform((value, context) => {
    const server = parseMailServer(value)
    if (server) return server
    context.addIssue(
      'must be an address such as smtps://user:password@mail.example.org, special characters of user and password percent-encoded',
    )
    return z.NEVER
  })

/** The address on this machine of a server that listens on a host and port. */
export function localAddress(host: string, port: number): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`
}
