import { type Hooks, type Request, invalidCredentials, type App } from '../shared.ts'
import { DAY_MS } from 'school-schema/values/durations'

/** The values of all cookies of this name in a header. */
export const cookiesOf = (header = '', name: string): string[] =>
  header.split(';').flatMap((each) => {
    const cookie = each.trim()
    return cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : []
  })

const ENDED =
  'You are no longer signed in. What you have typed is still here: sign in again in another tab, then press Save in this one.'

/** What Directus answers without a session, or with one that has ended. */
const CODES = ['FORBIDDEN', 'INVALID_CREDENTIALS', 'INVALID_TOKEN', 'TOKEN_EXPIRED']

/** The longest time that timers of browsers can wait is 24 days. */
const MANY_DAYS_MS = 20 * DAY_MS

type Next = (error?: unknown) => void

type Explain = (error: unknown, request: Request, response: unknown, next: Next) => void

/** Programs send a token, which is not the session of a person. */
const isOfBrowser = ({ headers, query }: Request) =>
  !headers.authorization && !query['access_token']

/**
 * Says in words that a session has ended, and leaves the form open. When its tab is shown again, the
 * Studio asks for its own id, or for another session once the time of the last one is over; after
 * a refusal it closes the form with everything that was typed.
 */
export function keepFormsOfEndedSessions({ init }: Pick<Hooks, 'init'>): void {
  init('middlewares.before', ({ app }) => {
    app.get('/users/me', (request, response, next) => {
      const { json } = response
      const asksForSession = String(request.query['fields']) === 'id' && isOfBrowser(request)
      if (asksForSession)
        response.json = (body) =>
          'errors' in body
            ? json.call(response.status(200), { data: { id: null } })
            : json.call(response, body)
      next()
    })
    for (const path of ['/auth/login', '/auth/refresh'])
      app.post(path, (_request, response, next) => {
        const { json } = response
        response.json = (body) => json.call(response, withLongExpiry(body))
        next()
      })
  })
  init('routes.custom.after', ({ app }) => {
    const explain: Explain = (error, request, _response, next) => {
      if (isEnd(error, request)) error.message = ENDED
      next(error)
    }
    app.use(explain)
  })
}

/** Only of a session, whose end is that of its cookie; a program also gets the token itself. */
function withLongExpiry(body: object): object {
  const { data } = body as { data?: { expires?: number } }
  return data?.expires && Object.keys(data).length === 1
    ? { ...body, data: { expires: MANY_DAYS_MS } }
    : body
}

function isEnd(error: unknown, request: Request): error is Error {
  const { code } = (error ?? {}) as { code?: unknown }
  return (
    error instanceof Error &&
    CODES.includes(String(code)) &&
    !request.path.startsWith('/auth') &&
    !request.accountability?.user &&
    isOfBrowser(request)
  )
}

/** What proxies add. The site and the backups reach the CMS without one. */
const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** What the sign-in needs, and the question of the Studio whether a session has ended. */
const FOR_EVERYBODY = [
  /^\/(robots\.txt|server\/(info|ping)|auth(\/(login|refresh|logout))?)?(\?|$)/,
  /^\/(admin|extensions\/sources)(\/(?!\.)[\w.@+-]*)*(\?|$)/,
  /^\/users\/me\?fields=id$/,
]

/** A session is a signed token. Directus also accepts the token of a program in its cookie. */
const SESSION = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** Answers requests from outside only with the session of a person: without one there is the sign-in. */
export function requireSession(app: Pick<App, 'use'>, cookie: string, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl)
  const isFromOutside = ({ headers }: Request) =>
    OF_PROXIES.some((name) => Object.hasOwn(headers, name)) ||
    (protocol === 'https:' && headers['host'] === host)

  app.use((request, _response, next) => {
    if (!isFromOutside(request)) return next()
    const { headers, query, url } = request
    const session = cookiesOf(headers['cookie'], cookie).find((value) => SESSION.test(value))
    headers['cookie'] = session === undefined ? '' : `${cookie}=${session}`
    const hasToken = headers['authorization'] !== undefined || query['access_token'] !== undefined
    const isAllowed = session !== undefined || FOR_EVERYBODY.some((path) => path.test(url))
    next(isAllowed && !hasToken ? undefined : sessionEnded())
  })
}

const sessionEnded = () => Object.assign(invalidCredentials(), { message: ENDED })
