import { expectedItem, type Family } from './families.ts'

const DAY_MS = 24 * 3_600_000

type Row = Record<string, unknown>

/**
 * How many acknowledged enquiries have no row with exactly their words, and how many rows have the
 * words of another one that was received within 24 hours.
 */
export function repeatVerdict(
  acknowledged: readonly Family[],
  rows: readonly Row[],
): { missing: number; duplicates: number } {
  const fields = new Map(acknowledged.map(({ number, typed }) => [number, Object.keys(typed)]))
  const timesOf = Map.groupBy(rows, (row) => {
    const names = fields.get(String(row['phone'] ?? row['contact_number'])) ?? []
    return wordsOf(names, row)
  })
  const wanted = new Set(
    acknowledged.map((family) => wordsOf(Object.keys(family.typed), expectedItem(family))),
  )
  let duplicates = 0
  for (const same of timesOf.values()) {
    const times = same
      .map((row) => Date.parse(String(row['received_at'])))
      .toSorted((a, b) => a - b)
    duplicates += times.filter((time, at) => time - (times[at - 1] ?? -Infinity) < DAY_MS).length
  }
  return { missing: [...wanted].filter((words) => !timesOf.has(words)).length, duplicates }
}

const wordsOf = (names: readonly string[], item: Row) =>
  JSON.stringify(names.map((name) => [name, item[name]]))
