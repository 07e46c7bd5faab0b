import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import type { AnySource } from './source.ts'

/** A row that cannot be parsed; its last good version is shown, if there was one. */
export type RejectedRow = {
  collection: string
  /** The row's id; empty for a singleton. */
  id: string
  /** The field that cannot be read; null when it is not known. */
  field: string | null
  /** Whether an earlier version is shown meanwhile. */
  isShown: boolean
}

const rows = processGlobal('rejected rows', () => new Map<string, readonly RejectedRow[]>())

/** Records the rejected rows of the last response of a source; returns whether they differ from before. */
export function recordRejectedRows(
  { key }: Pick<AnySource, 'key'>,
  rejected: readonly RejectedRow[],
): boolean {
  const isChanged = JSON.stringify(rows.get(key) ?? []) !== JSON.stringify(rejected)
  rows.set(key, rejected)
  return isChanged
}

/** All rows that are rejected now. */
export const listRejectedRows = (): RejectedRow[] => [...rows.values()].flat()
