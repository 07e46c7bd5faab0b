import { attempt } from '../server/attempt.ts'
import { documents } from '../../content/pages/documents.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'

/** A file, but people guess its name like a page's. */
const { path: registration } = documents.societyRegistration

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

/** Programs that copy links may encode them up to three times. */
function decodeFully(pathname: string): string {
  let path = pathname
  for (let times = 0; times < 3; times += 1) path = decodePath(path) ?? path
  return path
}

/** A path with `&` is also found with "and", or nothing, in its place. */
function spellings(path: string): string[] {
  return [path, path.replaceAll('&', 'and'), path.replaceAll('&', '')]
}

const targets = new Map<string, string>([
  [keyOf('/docs/pdf/SocietyRegistration.pdf'), registration],
  [keyOf(registration), registration],
  ...pages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])]
      .flatMap(spellings)
      .map((spelling): [string, string] => [keyOf(spelling), hrefOf(page)]),
  ),
])

/** The canonical address to redirect to, or null; `pathname` is percent-encoded. */
export function findAlias(pathname: string): string | null {
  const target = targets.get(keyOf(decodeFully(pathname)))
  return target && target !== pathname ? target : null
}

/** An address without doubled and trailing slashes, in the spelling of its page. */
export function canonicalAddress(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return findAlias(path) ?? path
}
