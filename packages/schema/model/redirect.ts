import { parsePagePath } from '../page-kinds.ts'
import { plain } from '../written.ts'
import { content } from './collections.ts'
import { text, type TextRule } from './fields.ts'
import { status } from './row-fields.ts'

/** What the website answers itself, pages apart. */
const OWN = /^\/(?:api|assets|dynamic|docs\/pdf|notices|og|preview|tables|_next)(?:\/|$)/i
const SHOWN = /^\/(?:notices\/[1-9]\d{0,9}|(?:assets|docs)\/[\w/.-]+)$/

/** The decoded path and the query of an address, or of a path; null if it is neither. */
function pathOf(written: string): string | null {
  const address = plain(written)
  if (!/^(?:https?:\/\/[^/]+)?\/(?!\/)/i.test(address)) return null
  const url = URL.parse(address, 'https://school.example')
  if (!url || /%(?:2f|5c|00)/i.test(url.pathname)) return null
  const path = decodeURIComponent(url.pathname).replace(/(?<=.)\/+$/, '')
  return path + url.search
}

const readSafely =
  (read: (path: string) => string | null) =>
  (written: string): string | null => {
    try {
      const path = pathOf(written)
      return path && read(path)
    } catch {
      // An encoding that is not UTF-8.
      return null
    }
  }

/** Of this website: an address with a host could be another one. */
const readShown = readSafely((path) => (SHOWN.test(path) ? path : parsePagePath(path)))

const OLD: TextRule = {
  read: readSafely((path) => (path === '/' || OWN.test(path) ? null : path)),
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
