import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad } from '../support/load.ts'
import { encodings } from './checks.ts'
import type { Client } from './client.ts'

const PAUSE_MS = 20

/** Has visitors read one page after another to its end, in each encoding, until they are stopped. */
export function startReaders(client: Client, addresses: readonly string[], count: number) {
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
      await pause(PAUSE_MS)
      return outcome === '200'
    },
  })
  return {
    /** Answers how many pages were read, and how many of them were not complete. */
    async stop() {
      isOver = true
      const outcomes = await load
      const failed = outcomes.get(false) ?? 0
      return { pages: (outcomes.get(true) ?? 0) + failed, failed }
    },
  }
}
