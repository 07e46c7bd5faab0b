import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { expectedItem, type Enquirer } from './enquirers.ts'

const DAY_MS = 24 * 3_600_000

type Row = Record<string, unknown>

const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) })

/** Every enquiry that a CMS stores. */
export async function storedEnquiries(cmsUrl: string, adminToken: string): Promise<Row[]> {
  const lists = await Promise.all(
    ['admission', 'admission_form'].map(async (collection) => {
      const headers = { authorization: `Bearer ${adminToken}` }
      const response = await fetch(`${cmsUrl}/items/${collection}?limit=-1`, { headers })
      return rows.parse(await response.json()).data
    }),
  )
  return lists.flat()
}

const numberOf = (row: Row) => String(row['phone'] ?? row['contact_number'])

/** Compares what enquirers were thanked for with the rows of the CMS. */
export function verdictOn(
  enquirers: readonly Enquirer[],
  thanked: ReadonlySet<string>,
  stored: readonly Row[],
) {
  const byNumber = Map.groupBy(stored, numberOf)
  /** Thanked but not stored; stored more than once; stored with other words. */
  const verdict = { lost: 0, doubled: 0, altered: 0 }
  for (const enquirer of enquirers) {
    const [row, ...others] = byNumber.get(enquirer.number) ?? []
    if (!row && thanked.has(enquirer.number)) verdict.lost += 1
    if (others.length > 0) verdict.doubled += 1
    const typed = row && Object.fromEntries(Object.keys(enquirer.typed).map((at) => [at, row[at]]))
    if (typed && !isDeepStrictEqual(typed, expectedItem(enquirer))) verdict.altered += 1
  }
  return verdict
}

/**
 * How many acknowledged enquiries have no row with exactly their words, and how many rows have the
 * words of another one that was received within 24 hours.
 */
export function repeatVerdict(acknowledged: readonly Enquirer[], stored: readonly Row[]) {
  const fields = new Map(acknowledged.map(({ number, typed }) => [number, Object.keys(typed)]))
  const byWords = Map.groupBy(stored, (row) => wordsOf(fields.get(numberOf(row)) ?? [], row))
  const wanted = new Set(
    acknowledged.map((enquirer) => wordsOf(Object.keys(enquirer.typed), expectedItem(enquirer))),
  )
  let duplicates = 0
  for (const same of byWords.values()) {
    const times = same
      .map((row) => Date.parse(String(row['received_at'])))
      .toSorted((a, b) => a - b)
    duplicates += times.filter((time, at) => time - (times[at - 1] ?? -Infinity) < DAY_MS).length
  }
  return { missing: [...wanted].filter((words) => !byWords.has(words)).length, duplicates }
}

const wordsOf = (names: readonly string[], item: Row) =>
  JSON.stringify(names.map((name) => [name, item[name]]))
