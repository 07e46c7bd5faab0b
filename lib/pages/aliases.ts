import { attempt } from '../server/attempt.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'

/** The published society registration: a file, but people guess its name like a page's. */
export const SOCIETY_REGISTRATION = '/docs/pdf/SocityRegistration.pdf'

/** Case, separators, an ampersand written as `&amp;` and a trailing slash make no difference. */
function keyOf(path: string): string {
  return path
    .toLowerCase()
    .replaceAll('&amp;', '&')
    .replace(/[\s+_-]/g, '')
    .replace(/\/+$/, '')
}

/** A decoded path; null if it cannot be decoded. */
export const decodePath = (pathname: string): string | null =>
  attempt(() => decodeURIComponent(pathname))

/** A path with `&` is also found with "and", or nothing, in its place. */
function spellings(path: string): string[] {
  return [path, path.replaceAll('&', 'and'), path.replaceAll('&', '')]
}

const targets = new Map<string, string>([
  [keyOf('/docs/pdf/SocietyRegistration.pdf'), SOCIETY_REGISTRATION],
  [keyOf(SOCIETY_REGISTRATION), SOCIETY_REGISTRATION],
  ...pages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])]
      .flatMap(spellings)
      .map((spelling): [string, string] => [keyOf(spelling), hrefOf(page)]),
  ),
])

/** The canonical address to redirect to, or null; `pathname` is percent-encoded. */
export function findAlias(pathname: string): string | null {
  const decoded = decodePath(pathname)
  const target = decoded === null ? null : targets.get(keyOf(decoded))
  return target && target !== pathname ? target : null
}
