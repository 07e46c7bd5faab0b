import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../../cms/setup/client.ts'
import { connectEditor } from '../lib/editor.ts'
import { expectedItem, type Enquirer } from './enquirers.ts'

/** Every enquiry that a CMS stores. */
export async function storedEnquiries(cmsUrl: string, adminToken: string): Promise<Row[]> {
  const { list } = connectEditor(cmsUrl, adminToken)
  const paths = ['/items/admission?limit=-1', '/items/admission_form?limit=-1']
  return (await Promise.all(paths.map(list))).flat()
}

const numberOf = (row: Row) => String(row['phone'] ?? row['contact_number'])

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
