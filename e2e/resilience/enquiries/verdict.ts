import { connectEditor, type Row } from '../editor-client.ts'
import { expectedItem, type Enquirer } from './enquirers.ts'

const DAY_MS = 24 * 3_600_000

/** Every enquiry that a CMS stores. */
export async function storedEnquiries(cmsUrl: string, adminToken: string): Promise<Row[]> {
  const { list } = connectEditor(cmsUrl, adminToken)
  const both = ['admission', 'admission_form'].map((name) => list(`/items/${name}?limit=-1`))
  return (await Promise.all(both)).flat()
}

/**
 * How many acknowledged enquiries have no row with exactly their words, how many rows have the words of
 * another one that was received within a day, and how many have words that nobody sent.
 */
export function verdictOn(
  sent: readonly Enquirer[],
  acknowledged: readonly Enquirer[],
  stored: readonly Row[],
) {
  const names = new Map(sent.map(({ number, typed }) => [number, Object.keys(typed)]))
  const numberOf = (row: Row) => String(row['phone'] ?? row['contact_number'])
  const wordsOf = (item: Row) =>
    JSON.stringify(names.get(numberOf(item))?.map((name) => [name, item[name]]))
  const sentWords = new Set(sent.map((enquirer) => wordsOf(expectedItem(enquirer))))
  const byWords = Map.groupBy(
    stored.filter((row) => names.has(numberOf(row))),
    wordsOf,
  )
  const isLost = (enquirer: Enquirer) => !byWords.has(wordsOf(expectedItem(enquirer)))
  return {
    lost: acknowledged.filter(isLost).length,
    doubled: [...byWords.values()].reduce((sum, rows) => sum + repetitionsIn(rows), 0),
    altered: [...byWords.keys()].filter((words) => !sentWords.has(words)).length,
  }
}

function repetitionsIn(rows: readonly Row[]): number {
  const received = rows
    .map((row) => Date.parse(String(row['received_at'])))
    .toSorted((a, b) => a - b)
  return received.filter((time, at) => time - (received[at - 1] ?? -Infinity) < DAY_MS).length
}
