import { isDeepStrictEqual } from 'node:util'
import { connectEditor } from '../editor-client.ts'
import type { Row } from '../../support/cms.ts'
import { expectedItem, type Enquirer } from './enquirers.ts'

const DAY_MS = 24 * 3_600_000

/** Every enquiry that a CMS stores. */
export async function storedEnquiries(cmsUrl: string, adminToken: string): Promise<Row[]> {
  const { list } = connectEditor(cmsUrl, adminToken)
  const paths = ['/items/admission?limit=-1', '/items/admission_form?limit=-1']
  return (await Promise.all(paths.map(list))).flat()
}

/** The enquirer's number. */
export const numberOf = (row: Row) => String(row['phone'] ?? row['contact_number'])

/** Compares what enquirers were thanked for with the rows of the CMS. */
export function verdictOn(
  enquirers: readonly Enquirer[],
  thanked: ReadonlySet<string>,
  stored: readonly Row[],
) {
  const byNumber = Map.groupBy(stored, numberOf)
  /** Thanked but not stored; stored more than once; stored with other values. */
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
 * How many acknowledged enquiries have no row with exactly their values, and how many rows have the
 * values of another one that was received within 24 hours.
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
