import { fieldLabel } from 'school-schema/fields/fields'
import { refusalOfPeriods } from '../../cms/extensions/school/src/website/content-rules.ts'
import {
  comparable,
  ownChanges,
  type ExistingRows,
} from '../../cms/extensions/school/src/website/find-rows.ts'
import { storedRow } from '../../cms/extensions/school/src/website/stored-row.ts'
import { isRow, type Row } from '../../cms/setup/client.ts'
import type { Kind } from './format.ts'
import type { Entry } from './read-folder.ts'

/** `own`: what somebody has changed since an import, which stays; `values`: what changes, or nothing. */
type Kept = {
  type: 'changed' | 'kept'
  id: unknown
  values: Row
  own: string
  /** What identifies the file that was uploaded. */
  source?: string
}

/**
 * `dryRun`: only lists what would change. `drafts`: new rows are drafts, redirects apart. `overwrite`: also what somebody
 * has changed since an import. `isOld`: it is an old website, which changes nothing that the office has typed.
 */
export type ImportOptions = {
  dryRun: boolean
  drafts: boolean
  overwrite: boolean
  isOld?: boolean
}

/** What an entry changes in the CMS. */
export type Change =
  | { type: 'new'; values: Row }
  | Kept
  | { type: 'same'; id: unknown }
  | { type: 'refused'; reason: string }

/**
 * Compares an entry with the rows of the CMS, by the rules with which the CMS stores it. What somebody has changed or
 * deleted since an import stays so, unless `overwrite`, and of an old website (`isOld`) also what the office has typed.
 */
export function compare(
  kind: Kind,
  { row, refusal }: Entry,
  existing: ExistingRows,
  { asDraft, overwrite, isOld = false }: { asDraft: boolean; overwrite: boolean; isOld?: boolean },
): Change {
  if (refusal !== undefined) return { type: 'refused', reason: refusal }
  const read = asStored(kind, row)
  if ('reason' in read) return { type: 'refused', reason: read.reason }
  const { values } = read
  const found = existing.find(values)
  const hasStatus = asDraft && kind.columns.includes('status')
  if (found?.row === null && !overwrite)
    return { type: 'kept', id: found.id, values: {}, own: 'it was deleted' }
  if (!found?.row) {
    const missing = kind.collection.fields.find(
      ({ field, schema, meta }) =>
        meta['required'] === true && (schema?.['default_value'] ?? values[field] ?? '') === '',
    )
    if (missing) return { type: 'refused', reason: `“${fieldLabel(missing.field)}” is empty.` }
    return { type: 'new', values: hasStatus ? { ...values, status: 'draft' } : values }
  }
  const { id, row: stored, imported } = found
  const changed = Object.keys(values).filter(
    (name) =>
      name !== 'id' &&
      !(hasStatus && name === 'status') &&
      comparable(kind.collection, name, stored[name]) !==
        comparable(kind.collection, name, values[name]),
  )
  if (changed.length === 0) return { type: 'same', id }
  // Without it, a row that somebody changes is no sample any more.
  const names = 'sample' in values ? new Set([...changed, 'sample']) : changed
  const written = Object.fromEntries([...names].map((name) => [name, values[name]]))
  return kept(id, ownChanges(written, stored, overwrite ? {} : imported, isOld && !overwrite))
}

/** A change of which something may stay as somebody has made it. */
export const kept = (id: unknown, change: ReturnType<typeof ownChanges>): Kept => ({
  type: Object.keys(change.values).length === 0 ? 'kept' : 'changed',
  id,
  ...change,
})

function asStored({ collection }: Kind, row: Row): { values: Row } | { reason: string } {
  try {
    const values = storedRow(collection, row, { app: true })
    const reason = refusalOfPeriods(values)
    return reason === null ? { values } : { reason }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { field } = 'extensions' in error && isRow(error.extensions) ? error.extensions : {}
    return { reason: `“${fieldLabel(String(field))}”: ${error.message}` }
  }
}
