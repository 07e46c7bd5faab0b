import { createHash } from 'node:crypto'
import type { FindingRow } from '../content/client/findings.ts'
import type { Finding } from './finding.ts'

/** The same fault has the same number in every process of the site, so that it is stored once. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** Where the Studio opens what is to be mended. */
function linkOf({ collection, item }: Finding): string {
  if (collection === 'directus_files') return `/files/${item}`
  return ['/content', collection, item].filter(Boolean).join('/')
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

/** A finding as a row of the list in the CMS. */
export function rowOf(finding: Finding): FindingRow {
  const { key, page, what, todo } = finding
  return { id: idOf(key), page, what: cut(what, 500), todo, link: linkOf(finding) }
}

const isSame = (one: FindingRow, other: FindingRow) =>
  one.page === other.page &&
  one.what === other.what &&
  one.todo === other.todo &&
  one.link === other.link

/** What has to be done to a list so that it says what was found, and nothing else. */
export function differencesOf(listed: readonly FindingRow[], found: readonly FindingRow[]) {
  const before = new Map(listed.map((row) => [row.id, row]))
  const now = new Set(found.map(({ id }) => id))
  return {
    added: found.filter(({ id }) => !before.has(id)),
    changed: found.filter((row) => {
      const old = before.get(row.id)
      return old !== undefined && !isSame(old, row)
    }),
    removed: listed.filter(({ id }) => !now.has(id)).map(({ id }) => id),
  }
}
