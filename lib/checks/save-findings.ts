import 'server-only'
import { createHash } from 'node:crypto'
import * as cms from '../content/client/content-check.ts'
import { EVERY_PAGE, shortened, type Finding } from './finding.ts'

/** The same finding has the same id in every process of the site, so it is stored once. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** The address in the Studio where the finding is corrected. */
const linkOf = ({ collection, item }: Finding): string =>
  collection === 'directus_files'
    ? `/files/${item}`
    : ['/content', collection, item].filter(Boolean).join('/')

/** An finding as a row of the findings. */
export function rowOf(finding: Finding): cms.FindingRow {
  const { key, kind, what, todo } = finding
  const page = finding.page === EVERY_PAGE ? '(every page)' : finding.page
  return { id: idOf(key), kind, page, what: shortened(what, 500), todo, link: linkOf(finding) }
}

/**
 * The changes that update the stored findings to the findings found. While the check is incomplete no
 * row is deleted: it may come from another process that has read more.
 */
export function differencesOf(
  listed: readonly cms.FindingRow[],
  found: readonly cms.FindingRow[],
  isComplete: boolean,
) {
  const before = new Map(listed.map((row) => [row.id, row]))
  const now = new Set(found.map(({ id }) => id))
  const differs = (row: cms.FindingRow, old = before.get(row.id)) =>
    old !== undefined &&
    (['kind', 'page', 'what', 'todo', 'link'] as const).some((field) => old[field] !== row[field])
  return {
    added: found.filter(({ id }) => !before.has(id)),
    changed: found.filter((row) => differs(row)),
    removed: isComplete ? listed.filter(({ id }) => !now.has(id)).map(({ id }) => id) : [],
  }
}

/** Updates the findings in the CMS; returns the number of changes. */
export async function saveFindings(findings: readonly Finding[], isComplete: boolean, now: Date) {
  const listed = await cms.listFindings()
  const { added, changed, removed } = differencesOf(listed, findings.map(rowOf), isComplete)
  const since = now.toISOString()
  // One by one: a row that another process has just added must not make the others fail.
  for (const row of added) await cms.addFindings([{ ...row, since }])
  for (const row of changed) await cms.saveFinding(row)
  if (removed.length > 0) await cms.removeFindings(removed)
  return { added: added.length, changed: changed.length, removed: removed.length }
}
