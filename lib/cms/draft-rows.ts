/** A row as the CMS answers it. */
export type Row = Readonly<Record<string, unknown>>

type Lists = {
  /** What is published. */
  rows: readonly Row[]
  /** The drafts that belong into the list. */
  drafts: readonly Row[]
  /** The ids of all rows that have a draft, also one that takes them out of the list. */
  drafted: readonly unknown[]
  /** The fields to order by, each with a minus in front for the greatest first. */
  sort: readonly string[]
  limit: number
}

/** A list as it would be if all its drafts were published. */
export function mergeDrafts({ rows, drafts, drafted, sort, limit }: Lists): Row[] {
  const others = rows.filter(({ id }) => !drafted.includes(id))
  const merged = [...others, ...drafts].toSorted((a, b) => compare(a, b, sort))
  return limit < 0 ? merged : merged.slice(0, limit)
}

/**
 * What was never published has no id yet. Until it gets one, it goes by a number below zero, always
 * the same one, made from its version's.
 */
export function withId(row: Row): Row {
  if (row.id !== null) return row
  const meta: unknown = row.$meta
  const isNamed = typeof meta === 'object' && meta !== null && 'version_id' in meta
  const version = isNamed ? textOf(meta.version_id) : ''
  return { ...row, id: -1 - Number.parseInt(`0${version}`.slice(0, 8), 16) }
}

function compare(a: Row, b: Row, sort: readonly string[]): number {
  for (const key of sort) {
    const [field, sign] = key.startsWith('-') ? [key.slice(1), -1] : [key, 1]
    const order = compareValues(a[field], b[field])
    if (order !== 0) return sign * order
  }
  return 0
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [textOf(a), textOf(b)]
  return first < second ? -1 : Number(first > second)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
