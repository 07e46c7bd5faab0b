import { z } from 'zod'
import { hostName } from './variables.ts'

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte, as smtps:// means. */
  isSecure: boolean
  login: { user: string; pass: string } | undefined
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** The parts of an address such as smtps://user:password@mail.example.org; null when it is none. */
export function parseMailServer(value: string): MailServer | null {
  if (!URL.canParse(value)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const usualPort = PORTS[protocol]
  // A query could switch the checks of TLS off, which is nothing to do in passing.
  if (!usualPort || search || hash || pathname.length > 1 || port === '0') return null
  if (!hostName().safeParse(host).success || Boolean(username) !== Boolean(password)) return null
  const [user, pass] = [decoded(username), decoded(password)]
  if (user === null || pass === null) return null
  return {
    host,
    port: Number(port) || usualPort,
    isSecure: protocol === 'smtps:',
    login: user ? { user, pass } : undefined,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The address of a mail server; it holds a password and is never quoted. */
export const mailServer = () =>
  z.string().refine((value) => parseMailServer(value) !== null, {
    error:
      'must be an address such as smtps://user:password@mail.example.org, special characters of user and password percent-encoded',
  })

/** An address that a mail server can know, be it one of the house alone. */
export const mailAddress = () =>
  z.email({ error: ({ input }) => `must be an e-mail address, not "${String(input)}"` })

/** The addresses of a text that separates them by commas. */
export const parseMailAddresses = (value: string): string[] =>
  value.split(',').map((address) => address.trim())

const isMailAddress = (value: string) => mailAddress().safeParse(value).success

export const mailAddresses = () =>
  z.string().refine((value) => parseMailAddresses(value).every(isMailAddress), {
    error: ({ input }) => `must be e-mail addresses, separated by commas, not "${String(input)}"`,
  })
