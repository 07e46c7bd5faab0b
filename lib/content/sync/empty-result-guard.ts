import 'server-only'
import { isCountConfirmed } from '../store/request-source.ts'
import type { AnySource } from '../store/source.ts'

/** How long a list must stay empty before it is accepted, in milliseconds. */
const SINGLE_LIST_MS = 400
/** Several at once suggest a wrong database, or a CMS that has lost its permissions. */
const SEVERAL_LISTS_MS = 60_000

const since = new Map<string, number>()

/** Records since when each of the requested sources has been empty after having had content. */
export function noteEmptyResults(asked: readonly AnySource[], emptied: readonly AnySource[]): void {
  for (const source of asked) {
    if (!emptied.includes(source)) since.delete(source.key)
    else if (!since.has(source.key)) since.set(source.key, performance.now())
  }
}

/** Whether an empty list is confirmed: a later response was empty too, and the CMS counts no rows. */
export async function isEmptyResultConfirmed(source: AnySource): Promise<boolean> {
  const begun = since.get(source.key)
  if (begun === undefined) return false
  const patience = since.size > 1 ? SEVERAL_LISTS_MS : SINGLE_LIST_MS
  return performance.now() - begun >= patience && (await isCountConfirmed(source, 0))
}
