import { isDeepStrictEqual } from 'node:util'
import type { Row } from './client.ts'

/** The part of `wanted` that `actual` does not have; null when there is nothing to change. */
export function difference(wanted: Row, actual: Row): Row | null {
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !isDeepStrictEqual(value, actual[key] ?? null),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}
