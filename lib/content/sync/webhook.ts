import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { processGlobal } from '../../server/process-global.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True when the given secret is ours; takes the same time whatever is wrong with it. */
export const isWebhookSecret = (given: string | null): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(siteEnvironment().REVALIDATE_SECRET))

const payload = z.object({ changes: z.array(z.object({ collection: z.string() })).min(1) })

/** The collections in which something changed, by the CMS's word; '*' is everything, null is no hint. */
export function parseWebhook(body: string): string[] | null {
  try {
    const { data } = payload.safeParse(JSON.parse(body))
    return data?.changes.map(({ collection }) => collection) ?? null
  } catch {
    return null
  }
}

/** Lets a loop wait for an event or a timeout, whichever is first. */
function createSignal() {
  let raised = Promise.withResolvers<void>()
  return {
    /** Ends the current wait, or the next one if nothing waits. */
    raise: () => raised.resolve(),
    async wait(ms: number): Promise<void> {
      const timer = setTimeout(raised.resolve, ms).unref()
      await raised.promise
      clearTimeout(timer)
      raised = Promise.withResolvers<void>()
    },
  }
}

/** The collections that may have changed, and the signal that starts a sync for them. */
const hints = processGlobal('hints', () => ({
  collections: new Set<string>(),
  signal: createSignal(),
}))

/** Requests a sync of these collections; '*' is everything. */
export function addHint(collections: readonly string[]): void {
  for (const collection of collections) hints.collections.add(collection)
  hints.signal.raise()
}

/** Waits for a hint, at most `ms` milliseconds. */
export const waitForHint = (ms: number): Promise<void> => hints.signal.wait(ms)

/** The collections of all hints since the last call. */
export function takeHints(): string[] {
  const taken = [...hints.collections]
  hints.collections.clear()
  return taken
}
