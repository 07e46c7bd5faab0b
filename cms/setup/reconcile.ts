import { isDeepStrictEqual } from 'node:util'
import type { Cms, Row } from './client.ts'

/** The CMS during its setup; `onStep` is called after each change, with a sentence to print. */
export type CmsSetup = Cms & { onStep: (text: string) => void }

/** The part of `wanted` that differs from `actual`; null if there is nothing to change. */
export function difference(wanted: Row, actual: Row): Row | null {
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !isDeepStrictEqual(value, actual[key] ?? null),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Creates a row with a fixed id if it is missing, and updates it if it differs. */
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
