import type { Cms, Row } from './client.ts'
import { difference } from './difference.ts'

/** A row whose id is ours: created where it is missing, and corrected where it differs. */
export async function put(
  cms: Cms,
  path: string,
  name: string,
  wanted: Row & { id: string | number },
  onStep: (text: string) => void,
): Promise<void> {
  const [actual] = await cms.list(`${path}?filter[id][_eq]=${wanted.id}`)
  if (!actual) {
    await cms.create(path, wanted)
    onStep(`Created ${path.slice(1)}: ${name}`)
    return
  }
  const changed = difference(wanted, actual)
  if (!changed) return
  await cms.update(`${path}/${wanted.id}`, changed)
  onStep(`Updated ${path.slice(1)}: ${name}`)
}
