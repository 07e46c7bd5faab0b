import type { Row } from '../../cms/setup/client.ts'
import { cleanHtml, type Addresses } from './clean-html.ts'
import { fileKey } from './format.ts'
import type { OldPage, OldSite } from './old-site.ts'

const LINKED_FILE = /\.(?:pdf|jpe?g|png|webp)$/i

/** WordPress stores a picture also in smaller sizes: photo-300x200.jpg. */
const originalOf = (address: string): string => address.replace(/-\d+x\d+(?=\.\w+$)/, '')

/** A saved file. */
export type Known = Row & { name: string }

/** The address of a saved file in the new website. */
export const addressOf = ({ name }: Known) => `/assets/file:${fileKey(name)}`

/** Files only come from the old website itself. */
export function isOwn(address: string, base: string): boolean {
  const url = URL.parse(address)
  return url !== null && LINKED_FILE.test(url.pathname) && pathOf(address, base) !== null
}

/** The path of an address of the old website with its query; null for other websites. */
export function pathOf(address: string, base: string): string | null {
  const [url, home] = [URL.parse(address, base), URL.parse(base)]
  if (!url || !home || url.host !== home.host || url.protocol.startsWith('mail')) return null
  if (home.protocol !== 'file:') return url.pathname + url.search
  return url.href.startsWith(home.href) ? `/${url.href.slice(home.href.length)}` : null
}

/** The addresses of what a page links and shows. */
export function listAddresses(post: OldPage, site: OldSite): string[] {
  const found: string[] = []
  const note = (given: string) => {
    const url = URL.parse(given, post.address || site.base)
    if (url) found.push(originalOf(url.href))
    return null
  }
  cleanHtml(post.html, { link: note, picture: note })
  return found
}

/** The addresses of a page's links and pictures in the new website. */
export function addressesIn(
  post: OldPage,
  site: OldSite,
  files: ReadonlyMap<string, Known>,
): Addresses {
  const resolve = (given: string) => URL.parse(given, post.address || site.base)
  const fileAt = (url: URL | null) => files.get(url ? originalOf(url.href) : '')
  return {
    picture(src: string) {
      const file = fileAt(resolve(src))
      return file ? addressOf(file) : null
    },
    link(href: string) {
      const url = resolve(href)
      const file = fileAt(url)
      if (file) return addressOf(file)
      if (!url || !/^(?:https?|mailto|tel|file):$/.test(url.protocol)) return null
      // An address of the old website is redirected by the new one.
      return pathOf(url.href, site.base) ?? (url.protocol === 'file:' ? null : url.href)
    },
  }
}
