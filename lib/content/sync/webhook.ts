import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { processGlobal } from '../../server/process-global.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a secret is ours, compared in constant time. */
export const isWebhookSecret = (given: string | null): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(siteEnvironment().REVALIDATE_SECRET))

const payload = z.object({ changes: z.array(z.object({ collection: z.string() })).min(1) })

/** The collections that the CMS names; '*' is everything, null is not a hint. */
export function parseWebhook(body: string): string[] | null {
  const changes = attempt(() => payload.parse(JSON.parse(body)).changes)
  return changes?.map(({ collection }) => collection) ?? null
}

/** The collections that may have changed; `given` ends the current wait, or the next one. */
const hints = processGlobal('hints', () => ({
  collections: new Set<string>(),
  given: Promise.withResolvers<void>(),
}))

/** Requests a sync of these collections; '*' is everything. */
export function addHint(collections: readonly string[]): void {
  for (const collection of collections) hints.collections.add(collection)
  hints.given.resolve()
}

/** Waits for a hint, at most `ms` milliseconds. */
export async function waitForHint(ms: number): Promise<void> {
  const timer = setTimeout(hints.given.resolve, ms).unref()
  await hints.given.promise
  clearTimeout(timer)
  hints.given = Promise.withResolvers()
}

/** The collections of all hints since the last call. */
export function takeHints(): string[] {
  const taken = [...hints.collections]
  hints.collections.clear()
  return taken
}
