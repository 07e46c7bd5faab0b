import 'server-only'
import { z } from 'zod'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { requiredText } from '../schema/columns.ts'

/** Old websites often ignore the case of an address. */
const keyOf = (address: string) => address.toLowerCase()

export const redirectsSource = defineList({
  key: 'redirects',
  collection: 'redirect',
  row: z.object({ old_address: requiredText, new_address: requiredText }),
  sort: ['id'],
  absent: [],
  views(rows) {
    const targets = new Map(rows.map((row) => [keyOf(row.old_address), row.new_address]))
    return { targets: () => targets }
  },
})

/**
 * The page that an editor chose for an old address, decoded; null if there is none. `query` begins
 * with a question mark or is empty; an address without its query is the second choice.
 */
export async function findRedirect(path: string, query: string): Promise<string | null> {
  const targets = await readView(redirectsSource, 'targets')
  return targets.get(keyOf(path + query)) ?? targets.get(keyOf(path)) ?? null
}
