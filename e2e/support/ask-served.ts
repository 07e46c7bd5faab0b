import type { ServedCms } from './served-cms.ts'

/** Whoever asks: nobody, a session, or a program by its token. */
type Who = { cookie?: string; token?: string }

/** An answer that has come whole; `cookie` is the session that it opens, or empty. */
export type Answered = { status: number; text: string; cookie: string }

async function readAnswer(asked: Promise<Response>): Promise<Answered> {
  const answer = await asked
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: answer.status, text: await answer.text(), cookie }
}

/** Asks a CMS of the test's own with a body. */
export const askServed = (
  { url }: Pick<ServedCms, 'url'>,
  method: string,
  path: string,
  body: object,
  { cookie = '', token = '' }: Who = {},
): Promise<Answered> =>
  readAnswer(
    fetch(url + path, {
      ...{ method, body: JSON.stringify(body) },
      headers: {
        ...{ 'content-type': 'application/json', cookie },
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  )
