import { lookup } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** How long the name server of an engine may not find a container, as others start and stop. */
const LOOKUP_MS = 5_000

/** Whether nothing is at an address. What hangs or is too busy to answer still writes into its data folder. */
export async function isStopped(url: string): Promise<boolean> {
  const until = Date.now() + LOOKUP_MS
  while (!(await isName(new URL(url).hostname))) {
    if (Date.now() > until) return true
    await pause(1_000)
  }
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    () => false,
    ({ cause }: Error) => UNUSED.includes((cause as { code?: string } | undefined)?.code ?? ''),
  )
}

/** Nothing is at an address. */
const UNUSED = ['ECONNREFUSED', 'EHOSTUNREACH']

const isName = (hostname: string) =>
  lookup(hostname).then(
    () => true,
    () => false,
  )
