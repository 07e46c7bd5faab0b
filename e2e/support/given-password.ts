import { randomUUID } from 'node:crypto'
import type { ServedCms } from './served-cms.ts'

type Person = { email: string; password: string }

const read = async (asked: Promise<Response>) => {
  const answer = await asked
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: answer.status, text: await answer.text(), cookie }
}

/** Asks a CMS of the test's own, as whoever has this token. */
export const askWith = (
  { url }: ServedCms,
  method: string,
  path: string,
  body: object,
  token = '',
) =>
  read(
    fetch(url + path, {
      ...{ method, body: JSON.stringify(body) },
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  )

/** Sends the form of `/account` for those who were given a password. */
export const exchange = (
  { url }: ServedCms,
  { email, password: current }: Person,
  password: string,
) =>
  read(
    fetch(`${url}/account`, {
      ...{ method: 'POST', body: new URLSearchParams({ email, current, password }) },
    }),
  )

/** A password that nobody else has. */
export const newPassword = (): string => `kite ${randomUUID()}`
