import type { App, Meta, Request, Response, Where } from '../shared.ts'

const REFUSED = [401, 403]
const MAX_PATH_LENGTH = 200

type Write = (line: string) => void

/** The log line of a sign-in: the id of the account, the client's address and the outcome; no password. */
export function signInLine(
  { status, user, provider }: Meta,
  { accountability }: Pick<Where, 'accountability'>,
): string {
  return JSON.stringify({
    event: status === 'success' ? 'signed-in' : 'sign-in-failed',
    user: typeof user === 'string' ? user : null,
    by: typeof provider === 'string' ? provider : null,
    from: accountability?.ip ?? null,
  })
}

/** Logs every response with 401 or 403. */
export function logRefusals(app: Pick<App, 'use'>, write: Write): void {
  app.use((request, response, next) => {
    logRefusal(request, response, write)
    next()
  })
}

/** Logs the user and the path without the query, which may contain personal data. */
export function logRefusal(
  request: Omit<Request, 'path' | 'query'>,
  response: Pick<Response, 'statusCode' | 'on'>,
  write: Write,
): void {
  response.on('finish', () => {
    const { statusCode: status } = response
    if (!REFUSED.includes(status)) return
    const { method, originalUrl, ip, accountability } = request
    const path = originalUrl.split('?', 1).join('').slice(0, MAX_PATH_LENGTH)
    const from = accountability?.ip ?? ip ?? null
    const user = accountability?.user ?? null
    write(JSON.stringify({ event: 'refused', status, method, path, from, user }))
  })
}
