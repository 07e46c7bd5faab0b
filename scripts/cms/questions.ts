import { request } from '../../cms/setup/client.ts'
import { Problem } from '../launcher/problem.mjs'
import type { ExistingCms } from '../lib/environment.ts'

const TIMEOUT_MS = 10_000

const ask = (url: string, token: string, path: string) =>
  request(url, { token }, 'GET', path, undefined, TIMEOUT_MS)

/** Whether the CMS responds to a ping. */
export async function isCmsUp(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch(`${url}/server/ping`, { signal })).ok
  } catch {
    return false
  }
}

/**
 * The school's name as the site's token reads it; undefined if there is none. Throws a Problem if
 * the CMS does not respond properly or rejects the token.
 */
export async function schoolName({ url, token }: ExistingCms): Promise<string | undefined> {
  const answer = await ask(url, token, '/items/school?fields=name').catch(() => undefined)
  if (!answer) throw new Problem(`The CMS at ${url} does not answer: start it or correct CMS_URL.`)
  const { status, data, row } = answer
  if (status === 401) throw new Problem(`The CMS at ${url} does not know this CMS_TOKEN.`)
  if (status !== 200)
    throw new Problem(
      `The CMS at ${url} does not let the site read its collection "school" (${status}): set it up for this site or correct CMS_URL and CMS_TOKEN.`,
    )
  if (data === null)
    throw new Problem(`What answers at ${url} is not the CMS: start it or correct CMS_URL.`)
  return typeof row['name'] === 'string' && row['name'] ? row['name'] : undefined
}

/** The status of the CMS's response to a token: 200 if it is valid. */
export const tokenStatus = async (url: string, token: string): Promise<number> =>
  (await ask(url, token, '/users/me?fields=id')).status
