import { languages } from '../languages.ts'
import { isOldHomeQuery, withoutCampaign } from './old-address.ts'
import { NOTICE_ID, OWN_FILES, OWN_PARTS } from './own-addresses.ts'
import { parsePagePath } from '../pages/page-kinds.ts'
import { plain } from '../values/written.ts'
import { content } from '../fields/collection.ts'
import { text, type TextRule } from '../fields/fields.ts'
import { status } from '../fields/row-fields.ts'

const LANGUAGES = languages.join('|')
/** What the website answers itself, pages apart; a test compares it with its routes. */
const OWN = new RegExp(
  String.raw`^/(?:(?:${OWN_PARTS.join('|')}|docs/pdf|notices|_next|_not-found|_global-error)(?:/.*)?|${LANGUAGES}|${OWN_FILES}|(?:(?:${LANGUAGES})/)?(?:manifest\.webmanifest|calendar\.ics|class/.+|subscription/.+|notices/feed\.xml|notices/${NOTICE_ID}/calendar\.ics))$`,
  'i',
)
const IN_LANGUAGE = new RegExp(`^/(?:${LANGUAGES})(?=/|$)`)
const SHOWN = new RegExp(
  String.raw`^/(?:notices/${NOTICE_ID}|Class/[^/]+|(?:assets|docs)/[\w/.-]+)$`,
)

type Address = { path: string; query: string }

/** The decoded path and the query of an address, or of a path; null if it is neither. */
function addressOf(written: string): Address | null {
  // A percent sign that begins no escape is one, as in an address that is stored.
  const address = plain(written).replaceAll(/%(?![\da-f]{2})/gi, '%25')
  if (!/^(?:https?:\/\/[^/]+)?\/(?!\/)/i.test(address)) return null
  const url = URL.parse(address, 'https://school.example')
  if (!url || /%(?:2f|3f|5c|00)/i.test(url.pathname)) return null
  const path = decodeURIComponent(url.pathname)
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return { path, query: withoutCampaign(url.search) }
}

const readSafely =
  (read: (address: Address) => string | null) =>
  (written: string): string | null => {
    try {
      const address = addressOf(written)
      return address && read(address)
    } catch {
      // An encoding that is not UTF-8.
      return null
    }
  }

/** The path of a page, notice or file without its language. */
export const withoutLanguage = (path: string): string => path.replace(IN_LANGUAGE, '') || '/'

/** Of this website: an address with a host could be another one. */
const readShown = readSafely(({ path }) => {
  const local = withoutLanguage(path)
  const [language = ''] = IN_LANGUAGE.exec(path) ?? []
  const shown = SHOWN.test(local) ? local : parsePagePath(local)
  return shown === '/' && language ? language : shown && language + shown
})

const OLD: TextRule = {
  read: readSafely(({ path, query }) => {
    if (path === '/') return isOldHomeQuery(query) ? path + query : null
    return OWN.test(path) ? null : path + query
  }),
  message:
    'Paste the old address, for example /about.php?id=3. An address that the website has itself cannot lead elsewhere.',
}

const NEW: TextRule = {
  read: (written) => (plain(written).startsWith('/') ? readShown(written) : null),
  message: 'Write the address of a page or a file of this website, for example /AboutUs.',
}

export const redirect = content('redirect', {
  name: 'Redirects',
  icon: 'alt_route',
  note: 'Addresses of an earlier website, and the pages that they lead to now',
  template: '{{old_address}} → {{new_address}}',
  fields: [
    text('old_address', 'The address that people and search engines still know.', {
      required: true,
      unique: true,
      max: 500,
      wide: true,
      rule: OLD,
    }),
    text('new_address', 'The page of this website that replaces it.', {
      required: true,
      max: 500,
      wide: true,
      rule: NEW,
    }),
    status(),
  ],
})
