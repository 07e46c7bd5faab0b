import { isIP } from 'node:net'
import { z } from 'zod'

// The shapes of single environment variables. Messages continue the variable's name:
// "PORT must be …". Values are quoted only where they cannot be secret.

const text = () => z.string({ error: 'is missing' })

const isPort = (value: string) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) < 65_536

export const portNumber = () =>
  text()
    .refine(isPort, {
      error: ({ input }) => `must be a whole number from 1 to 65535, not "${String(input)}"`,
    })
    .transform(Number)

const HOST_NAME = /^(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/

export const hostName = () =>
  text().refine((value) => isIP(value) !== 0 || HOST_NAME.test(value), {
    error: ({ input }) => `must be a host name or an IP address, not "${String(input)}"`,
  })

const isPlainWebAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash
}

const withoutTrailingSlash = (value: string) => value.replace(/\/+$/, '')

/** An http(s) address, possibly with a path; answers without a trailing slash. */
export const webAddress = () =>
  text()
    .refine(isPlainWebAddress, {
      error: 'must be an address such as https://cms.example.org, without user, query or fragment',
    })
    .transform(withoutTrailingSlash)

/** An http(s) address without a path; answers without a trailing slash. */
export const webOrigin = () =>
  webAddress().refine((value) => new URL(value).pathname === '/', {
    error: 'must be an address without a path, such as https://school.example.org',
  })

export const token = () =>
  text().regex(/^[\x21-\x7e]+$/, { error: 'must be a token without spaces' })

const LONGEST_DAYS = 3650

const isDays = (value: string) =>
  /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= LONGEST_DAYS

export const numberOfDays = () =>
  text()
    .refine(isDays, {
      error: ({ input }) =>
        `must be a whole number of days from 1 to ${LONGEST_DAYS}, not "${String(input)}"`,
    })
    .transform(Number)

/** Whether something is switched on. */
export const yesOrNo = () =>
  text()
    .regex(/^(yes|no)$/, { error: 'must be yes or no' })
    .transform((value) => value === 'yes')

export const folder = () => text().min(1)

// Only such names are kept out of version control and of the linters' way.
export const buildFolder = () =>
  text().regex(/^\.next[\w.-]*$/, { error: 'must be a name that begins with .next' })

const IS_PLACE = /^[^\s/@]+:\d{1,5}$/

/** Names or addresses with their ports, one space between two; answers the list. */
export const places = () =>
  text()
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .refine((all) => all.length > 0 && all.every((place) => IS_PLACE.test(place)), {
      error: 'must be places such as 10.0.0.2:3000, one space between two',
    })

// Directus takes no address whose domain cannot exist on the internet.
const PRIVATE_DOMAIN = /\.(corp|example|home|internal|invalid|lan|local|localhost|test)$/i

export const emailAddress = () =>
  z
    .email({ error: ({ input }) => `must be an e-mail address, not "${String(input)}"` })
    .refine((value) => !PRIVATE_DOMAIN.test(value), {
      error: ({ input }) => `must be an address on the internet, not "${String(input)}"`,
    })

export const newPassword = () => text().min(8, { error: 'must have at least 8 characters' })
