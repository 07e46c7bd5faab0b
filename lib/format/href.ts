import { parsePagePath } from 'school-schema/page-kinds'
import { localPath } from '../messages/messages.ts'

/** The percent-encoded address of a page for a link in the language of the page: `/Contact%20Us`, `/hi/Vision&Mission`. */
export function hrefOf({ path }: { path: string }): string {
  return localPath(encodeURI(path))
}

/** A link that the school has written: to a page in the language of the page, to anything else as it is. */
export function localLink(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  const isPage = path.startsWith('/') && parsePagePath(decodeURI(path)) !== null
  return isPage ? localPath(href) : href
}
