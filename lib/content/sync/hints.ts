import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import { createSignal } from './signal.ts'

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
