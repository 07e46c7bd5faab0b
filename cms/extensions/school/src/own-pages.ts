import type { App, Request } from './shared.ts'

/** The headers of a page of the extension. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const isAdministrator = ({ accountability: person }: Request): boolean =>
  person?.admin === true && Boolean(person.user)

/** Whether a form is of this CMS: one of another website would be sent with the session of a colleague. */
function isFromHere({ headers }: Request): boolean {
  const { origin, host } = headers
  return origin === undefined || URL.parse(origin)?.host === host
}

const OTHER_SITE = 'Open this page from School in the CMS.'

/** Lets only administrators open a page and send its forms; `refusal` says so to others. */
export function guardPage(app: App, path: string, refusal: string): void {
  app.use(path, (request, response, next) => {
    const refuse = (reason: string) =>
      response.status(403).set({ 'content-type': 'text/plain' }).send(reason)
    if (!isAdministrator(request)) refuse(refusal)
    else if (request.method !== 'GET' && !isFromHere(request)) refuse(OTHER_SITE)
    else next()
  })
}
