import type { Request } from './shared.ts'

/** The headers of a page of the extension. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Whether somebody with all rights sends a request. */
export const isAdministrator = ({ accountability: person }: Request): boolean =>
  person?.admin === true && Boolean(person.user)

/** Whether a form is of this CMS: one of another website would be sent with the session of a colleague. */
export function isFromHere({ headers }: Request): boolean {
  const { origin, host } = headers
  return origin === undefined || URL.parse(origin)?.host === host
}
