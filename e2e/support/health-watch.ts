import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 2_000

type Watch = {
  /** Ends it; answers each condition that was reported, with the time of the first report. */
  stop: () => Promise<string[]>
}

/** Asks a site all the time what its health check reports; no answer is no report. */
export function watchHealth(siteUrl: string): Watch {
  const reported = new Map<string, string>()
  const stopping = new AbortController()
  const { signal } = stopping
  const note = (condition: string) => {
    if (!reported.has(condition)) reported.set(condition, new Date().toISOString())
  }
  const ask = async () => {
    const health = await fetch(`${siteUrl}/api/health`, { signal })
    const { conditions } = (await health.json()) as { conditions: string[] }
    conditions.forEach(note)
    const ready = await fetch(`${siteUrl}/api/ready`, { signal })
    if (ready.status !== 200) note(`${ready.status} of /api/ready`)
  }
  const watching = (async () => {
    while (!signal.aborted) {
      await ask().catch(() => undefined)
      await pause(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await watching
      return [...reported].map(([condition, time]) => `${condition} (${time})`)
    },
  }
}
