import { z } from 'zod'
import { Problem } from '../../launcher/problem.mjs'
import type { ExistingCms } from '../environment.ts'

const TIMEOUT_MS = 10_000

const school = z.object({ data: z.object({ name: z.string().min(1) }) })

/** Whether the CMS responds to a ping. */
export async function isCmsUp(url: string): Promise<boolean> {
  try {
    return (await ask(`${url}/server/ping`)).ok
  } catch {
    return false
  }
}

/**
 * The school's name as the site's token reads it; undefined if there is none. Throws a Problem if
 * the CMS does not respond properly or rejects the token.
 */
export async function schoolName({ url, token }: ExistingCms): Promise<string | undefined> {
  const answer = await ask(`${url}/items/school?fields=name`, token).catch(() => undefined)
  if (!answer) throw new Problem(`The CMS at ${url} does not answer: start it or correct CMS_URL.`)
  if (answer.status === 401) throw new Problem(`The CMS at ${url} does not know this CMS_TOKEN.`)
  if (!answer.ok)
    throw new Problem(
      `The CMS at ${url} does not let the site read its collection "school" (${answer.status}): set it up for this site or correct CMS_URL and CMS_TOKEN.`,
    )
  const body: unknown = await answer.json().catch(() => {
    throw new Problem(`What answers at ${url} is not the CMS: start it or correct CMS_URL.`)
  })
  return school.safeParse(body).data?.data.name
}

/** The status of the CMS's response to a token: 200 if it is valid. */
export async function tokenStatus(url: string, token: string): Promise<number> {
  return (await ask(`${url}/users/me?fields=id`, token)).status
}

const ask = (address: string, token?: string) =>
  fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
