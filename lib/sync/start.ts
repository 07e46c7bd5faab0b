import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { ownAddress, siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { sources } from './sources.ts'
import { restoreFromSnapshot } from '../content/store/store.ts'
import { restoreLastSync } from './sync-state.ts'

/** How often the time and the CMS are compared with the pages. */
const TICK_MS = 1_000
const TIMEOUT_MS = 60_000
/** The server does not listen yet when this starts. */
const FAILURES = 30

/**
 * Restores the content from disk, then keeps it and the cached pages in sync with the CMS.
 * @param onChange called whenever content has changed
 */
export async function startContentSync(onChange: () => void): Promise<void> {
  await Promise.all([...sources.map(restoreFromSnapshot), restoreLastSync()])
  void refreshRegularly(onChange)
}

async function refreshRegularly(onChange: () => void): Promise<never> {
  let known = 0
  let failures = 0
  for (;;) {
    try {
      const changes = await requestRefresh()
      failures = 0
      if (changes !== known) onChange()
      known = changes
    } catch (error) {
      failures += 1
      if (failures === FAILURES) log.error({ event: 'refresh-failed', reason: String(error) })
    }
    await pause(TICK_MS, undefined, { ref: false })
  }
}

/** Through a request of this process to itself: only a request can expire pages. */
async function requestRefresh(): Promise<number> {
  const response = await fetch(`${ownAddress()}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': siteEnvironment().REVALIDATE_SECRET },
    body: JSON.stringify({ changes: [] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  const { changes } = (await response.json()) as { changes: number }
  return changes
}
