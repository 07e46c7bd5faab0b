import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad } from '../support/load.ts'
import { encodings } from './checks.ts'
import type { Client } from './client.ts'

const PAUSE_MS = 20

/** Visitors read one page after another completely, in each encoding, until they are stopped. */
export function startReaders(
  client: Client,
  addresses: readonly string[],
  count: number,
  pauseMs = PAUSE_MS,
) {
  let isOver = false
  const load = generateLoad({
    ...{ concurrency: count, isOver: () => isOver },
    async send(index) {
      const address = addresses[index % addresses.length] ?? '/'
      const encoding = encodings[index % encodings.length] ?? 'br'
      const outcome = await client.send(address, { headers: { 'accept-encoding': encoding } }).then(
        ({ status, text }) => (text.includes('</html>') ? String(status) : `part of ${status}`),
        (error: unknown) => String(error),
      )
      if (outcome !== '200') console.log(`        ${address} in ${encoding}: ${outcome}`)
      await pause(pauseMs)
      return outcome === '200'
    },
  })
  return {
    /** Returns how many pages were read, and how many of them were incomplete. */
    async stop() {
      isOver = true
      const outcomes = await load
      const failed = outcomes.get(false) ?? 0
      return { pages: (outcomes.get(true) ?? 0) + failed, failed }
    },
  }
}
