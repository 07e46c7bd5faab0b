import { NOTICE_ID } from 'school-schema/addresses/own-addresses'
import { parsePagePath } from 'school-schema/pages/page-kinds'
import type { Locale } from '../messages/messages.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'

/** What is there in every language, besides pages. */
const GENERATED = new RegExp(
  String.raw`^/(?:notices/(?:${NOTICE_ID}(?:/calendar\.ics)?|archive/\w+(?:/\d+)?|feed\.xml)|calendar\.ics)$`,
)

/** Whether a path, as it is written, is one that every language has. */
const isInEveryLanguage = (path: string): boolean =>
  GENERATED.test(path) || parsePagePath(attempt(() => decodeURI(path)) ?? '.') !== null

/** A complete address of this website as a path; anything else as it is. */
function withoutOrigin(href: string): string {
  if (!/^https?:/i.test(href)) return href
  const url = URL.parse(href)
  if (url?.host !== new URL(siteEnvironment().SITE_URL).host) return href
  return url.pathname + url.search + url.hash
}

/**
 * A link that the school has written: to a page of this website in the language of the page; to a file, to another website,
 * and to a page in a language that the link names, as it is.
 */
export function localLink(locale: Locale, href: string): string {
  // In the first language of the website, addresses are as they are written.
  if (locale.path('/') === '/') return href
  const address = withoutOrigin(href)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const plain = path.replace(/(?<=.)\/+$/, '')
  return path.startsWith('/') && isInEveryLanguage(plain) ? locale.path(plain) + rest : href
}
