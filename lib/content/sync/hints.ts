import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import { createSignal } from './signal.ts'

/** The collections that somebody says have changed, and what wakes the reconciler for them. */
const hints = processGlobal('hints', () => ({
  collections: new Set<string>(),
  signal: createSignal(),
}))

/** Says that something in these collections may have changed; '*' is everything. */
export function addHint(collections: readonly string[]): void {
  for (const collection of collections) hints.collections.add(collection)
  hints.signal.raise()
}

/** Waits for a hint, at most so long. */
export const waitForHint = (ms: number): Promise<void> => hints.signal.wait(ms)

/** What was hinted at since the last call. */
export function takeHints(): string[] {
  const taken = [...hints.collections]
  hints.collections.clear()
  return taken
}
