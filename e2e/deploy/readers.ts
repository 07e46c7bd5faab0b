import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './client.ts'
import { packings } from './pages.ts'

const THINKING_MS = 20

type Read = { pages: number; failed: number }

export type Readers = { leave: () => Promise<Read> }

/** Lets readers take one page after another, in each packing, until they leave; each looks that it is whole. */
export function letReadersIn(
  browser: Browser,
  addresses: readonly string[],
  count: number,
): Readers {
  const read: Read = { pages: 0, failed: 0 }
  let isOpen = true
  const reader = async () => {
    while (isOpen) {
      const turn = (read.pages += 1)
      const address = addresses[turn % addresses.length] ?? '/'
      const packing = packings[turn % packings.length] ?? 'br'
      const headers = { 'accept-encoding': packing }
      const answer = await browser
        .ask(address, { headers })
        .catch((error: unknown) => String(error))
      if (typeof answer === 'string' || answer.status !== 200 || !isWhole(answer.text)) {
        read.failed += 1
        const what = typeof answer === 'string' ? answer : answer.status
        console.log(`        ${address} in ${packing}: ${what}`)
      }
      await pause(THINKING_MS)
    }
  }
  const all = Promise.all(Array.from({ length: count }, reader))
  return {
    async leave() {
      isOpen = false
      await all
      return read
    },
  }
}

const isWhole = (html: string) => html.includes('</html>')
