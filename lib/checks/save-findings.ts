import 'server-only'
import {
  addFindings,
  listFindings,
  removeFindings,
  saveFinding,
} from '../content/client/findings.ts'
import { differencesOf, rowOf } from './differences.ts'
import type { Finding } from './finding.ts'

/** Brings the list in the CMS to what was found; how many rows that took. */
export async function saveFindings(findings: readonly Finding[], now = new Date()) {
  const { added, changed, removed } = differencesOf(await listFindings(), findings.map(rowOf))
  const since = now.toISOString()
  // One by one: a row that another process of the site has just added must not lose the others.
  for (const row of added) await addFindings([{ ...row, since }])
  for (const row of changed) await saveFinding(row)
  if (removed.length > 0) await removeFindings(removed)
  return { added: added.length, changed: changed.length, removed: removed.length }
}
