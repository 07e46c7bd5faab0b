import { NOTICE_ID } from 'school-schema/addresses/own-addresses'
import { parsePagePath } from 'school-schema/pages/page-kinds'
import { splitLanguage } from 'school-schema/languages'
import { type Locale, localeOf } from '../messages/messages.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'

/** What is there in every language, besides pages. */
const GENERATED = new RegExp(
  String.raw`^/(?:notices/(?:${NOTICE_ID}(?:/calendar\.ics)?|archive/\w+(?:/\d+)?|feed\.xml)|[Cc]lass/[^/]+(?:/(?:calendar\.ics|feed\.xml))?|calendar\.ics)$`,
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
 * A link that the school has written: to a page of this website in the language that the link names, otherwise in that of
 * the page; to a file, and to another website, as it is.
 */
export function localLink(locale: Locale, href: string): string {
  const { first } = locale
  // As it is written, an address is one of the first language.
  if (locale.language === first && !href.toLowerCase().includes(`/${first}`)) return href
  const address = withoutOrigin(href)
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!written.startsWith('/')) return href
  const { language, path } = splitLanguage(written, locale.language)
  const isNamed = path !== written
  if (isNamed === (language !== first)) return href
  const plain = path.replace(/(?<=.)\/+$/, '')
  return isInEveryLanguage(plain) ? localeOf(language, first).path(plain) + rest : href
}
