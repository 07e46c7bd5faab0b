import { spellingKey } from 'school-schema/pages/page-kinds'
import { attempt } from '../server/attempt.ts'
import type { Page } from '../pages/page-row.ts'

/** A file, but people guess its name like a page's, and correct its spelling. */
const registration = '/docs/pdf/SocityRegistration.pdf'

/** A decoded path; null if it cannot be decoded. */
export const decodePath = (pathname: string): string | null =>
  attempt(() => decodeURIComponent(pathname))

/** A path as it is meant: programs that copy links may encode them up to three times. */
export function decodeFully(pathname: string): string {
  let path = pathname
  for (let times = 0; times < 3; times += 1) path = decodePath(path) ?? path
  return path
}

/** A path with `&` is also found with "and", or nothing, in its place. */
function spellings(path: string): string[] {
  return [path, path.replaceAll('&', 'and'), path.replaceAll('&', '')]
}

/** The addresses of a page. */
export type Addressed = Pick<Page, 'path' | 'aliases'>

const known = new WeakMap<readonly Addressed[], ReadonlyMap<string, string>>()

/** The address of each page by the keys of its spellings; its own address wins over an alias of another. */
function targetsIn(pages: readonly Addressed[]): ReadonlyMap<string, string> {
  const before = known.get(pages)
  if (before) return before
  const entries = (of: 'aliases' | 'path') =>
    pages.flatMap((page) =>
      [page[of]]
        .flat()
        .flatMap(spellings)
        .map((spelling): [string, string] => [spellingKey(spelling), encodeURI(page.path)]),
    )
  const targets = new Map([
    [spellingKey('/docs/pdf/SocietyRegistration.pdf'), registration],
    [spellingKey(registration), registration],
    ...entries('aliases'),
    ...entries('path'),
  ])
  known.set(pages, targets)
  return targets
}

/** The canonical address to redirect to, or null; `pathname` is percent-encoded. */
export function findAliasIn(pages: readonly Addressed[], pathname: string): string | null {
  const target = targetsIn(pages).get(spellingKey(decodeFully(pathname)))
  return target && target !== pathname ? target : null
}
