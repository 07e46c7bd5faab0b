import 'server-only'
import { isCountConfirmed } from '../store/request-source.ts'
import type { AnySource } from '../store/source.ts'

/** How long a list must stay empty before that is believed, in milliseconds. */
const SINGLE_LIST_MS = 400
/** Several at once look like a wrong database, or a CMS that has lost its permissions. */
const SEVERAL_LISTS_MS = 60_000

const since = new Map<string, number>()

/** Notes which of the sources that were asked are suddenly empty; the others are not, or not any more. */
export function noteEmptyResults(asked: readonly AnySource[], emptied: readonly AnySource[]): void {
  for (const source of asked) {
    if (!emptied.includes(source)) since.delete(source.key)
    else if (!since.has(source.key)) since.set(source.key, performance.now())
  }
}

/**
 * Whether it is time to believe that a list which held something holds nothing: a later answer said
 * the same, and the CMS, asked in another way, counts none.
 */
export async function isEmptyResultConfirmed(source: AnySource): Promise<boolean> {
  const begun = since.get(source.key)
  if (begun === undefined) return false
  const patience = since.size > 1 ? SEVERAL_LISTS_MS : SINGLE_LIST_MS
  return performance.now() - begun >= patience && (await isCountConfirmed(source, 0))
}
