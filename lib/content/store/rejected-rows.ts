import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import type { AnySource } from './source.ts'

/** A row that cannot be shown as the CMS has it; its last good version is shown, if there was one. */
export type RejectedRow = {
  collection: string
  /** The row's id; empty for a record that stands alone. */
  id: string
  /** The field that cannot be read; null when it is not known. */
  field: string | null
  /** Whether an earlier version is shown meanwhile. */
  isShown: boolean
}

const rows = processGlobal('rows set aside', () => new Map<string, readonly RejectedRow[]>())

/** Notes which rows of the last answer to a source were set aside; returns whether that is news. */
export function recordRejectedRows(
  { key }: Pick<AnySource, 'key'>,
  aside: readonly RejectedRow[],
): boolean {
  const isNews = JSON.stringify(rows.get(key) ?? []) !== JSON.stringify(aside)
  rows.set(key, aside)
  return isNews
}

/** All rows that are set aside now. */
export const listRejectedRows = (): RejectedRow[] => [...rows.values()].flat()
