import { isDeepStrictEqual } from 'node:util'
import { expectedItem, type Family } from './families.ts'

type Row = Record<string, unknown>

export type Verdict = {
  /** Thanked, and not in the CMS. */
  lost: number
  /** More than once in the CMS. */
  doubled: number
  /** In the CMS with other words than were typed. */
  altered: number
}

/** Compares what parents were told with what the CMS holds. */
export function verdictOn(
  families: readonly Family[],
  thanked: ReadonlySet<string>,
  rows: readonly Row[],
): Verdict {
  const found = Map.groupBy(rows, (row) => String(row.phone ?? row.contact_number))
  const verdict = { lost: 0, doubled: 0, altered: 0 }
  for (const family of families) {
    const [row, ...others] = found.get(family.number) ?? []
    if (!row && thanked.has(family.number)) verdict.lost += 1
    if (others.length > 0) verdict.doubled += 1
    if (row && !isDeepStrictEqual(typedPartOf(row, family), expectedItem(family)))
      verdict.altered += 1
  }
  return verdict
}

const typedPartOf = (row: Row, { typed }: Family) =>
  Object.fromEntries(Object.keys(typed).map((field) => [field, row[field]]))
