import { cookiesOf } from '../cookies.ts'
import { invalidCredentials, type App, type Request } from '../shared.ts'
import { ENDED } from './ended-session.ts'

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
