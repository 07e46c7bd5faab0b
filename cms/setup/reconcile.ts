import { isDeepStrictEqual } from 'node:util'
import type { Cms, Row } from './client.ts'

/** A CMS that is set up; `onStep` is called after each change, with a sentence to show. */
export type CmsSetup = Cms & { onStep: (text: string) => void }

/** The part of `wanted` that `actual` does not have; null when there is nothing to change. */
export function difference(wanted: Row, actual: Row): Row | null {
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !isDeepStrictEqual(value, actual[key] ?? null),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** A row whose id is ours: created where it is missing, and corrected where it differs. */
export async function put(
  cms: CmsSetup,
  path: string,
  name: string,
  wanted: Row & { id: string | number },
): Promise<void> {
  const [actual] = await cms.list(`${path}?filter[id][_eq]=${wanted.id}`)
  if (!actual) {
    await cms.create(path, wanted)
    cms.onStep(`Created ${path.slice(1)}: ${name}`)
    return
  }
  const changed = difference(wanted, actual)
  if (!changed) return
  await cms.update(`${path}/${wanted.id}`, changed)
  cms.onStep(`Updated ${path.slice(1)}: ${name}`)
}
