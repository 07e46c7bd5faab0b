import 'server-only'
import { revalidateTag } from 'next/cache'
import { syncIfDue } from './sync.ts'
import { findChanges } from './changes.ts'
import { addToPurge, purgeSharedCache } from './purge.ts'

/** The collections of the hints that wait. */
const hints = new Set<string>()
let running: Promise<void> | null = null
let changes = 0

/**
 * The one way from a change to a page: reads what may have changed, then expires the cached pages that show something from
 * before, so that the next visitor gets a new one. Only while a request is answered, as Next.js requires for `revalidateTag`.
 * @param collections those that may have changed; none at the regular times
 * @returns the number of syncs that changed something since the start of the process
 */
export async function refresh(collections: readonly string[]): Promise<number> {
  for (const collection of collections) hints.add(collection)
  // What runs already may have read before this change.
  while (running) await running
  running = run().finally(() => {
    running = null
  })
  await running
  return changes
}

async function run(): Promise<void> {
  // The pages of an earlier change have expired since its request ended: a shared cache gets the new ones.
  await purgeSharedCache()
  const hinted = [...hints]
  hints.clear()
  if (await syncIfDue(hinted)) changes += 1
  const { tags, accept } = findChanges()
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  accept()
  addToPurge(tags)
}
