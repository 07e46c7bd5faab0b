import { setTimeout as pause } from 'node:timers/promises'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { PUBLIC_URL, sendEnquiry, SITE } from './school.ts'

const [PAGE_MS, PARENT_MS] = [50, 3_000]

/** What visitors saw while the server worked. */
export type Seen = {
  pages: number
  /** The path of each page that failed, and its response. */
  failedPages: string[]
  /** The longest time in which the site itself did not respond, in seconds. */
  longestGap: number
  /** The names of the children in acknowledged enquiries. */
  thanked: string[]
  failedEnquiries: number
}

/** Requests pages and sends enquiries until it is stopped. */
export function startVisitors(series: string): { seen: Seen; stop: () => Promise<void> } {
  const seen: Seen = { pages: 0, failedPages: [], longestGap: 0, thanked: [], failedEnquiries: 0 }
  const paths = pages.map(hrefOf)
  let isOver = false
  const repeat = async (ms: number, act: (index: number) => Promise<void>) => {
    for (let index = 0; !isOver; index += 1) {
      await act(index)
      await pause(ms)
    }
  }
  const faultOf = (address: string) =>
    fetch(address, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => {
        const { length } = await response.text()
        return response.status === 200 && length > 0
          ? null
          : `${response.status}, ${length} characters`
      })
      .catch(String)
  let answeredAt = performance.now()
  const running = [
    repeat(PAGE_MS, async (index) => {
      const path = paths[index % paths.length] ?? '/'
      seen.pages += 1
      const fault = await faultOf(PUBLIC_URL + path)
      if (fault) seen.failedPages.push(`${path}: ${fault}`)
    }),
    repeat(PAGE_MS, async () => {
      if (await faultOf(`${SITE}/`)) return
      const now = performance.now()
      seen.longestGap = Math.max(seen.longestGap, (now - answeredAt) / 1_000)
      answeredAt = now
    }),
    repeat(PARENT_MS, async (index) => {
      const name = `Asha ${series} ${nameOf(index)}`
      if (await sendEnquiry(name).catch(() => false)) seen.thanked.push(name)
      else seen.failedEnquiries += 1
    }),
  ]
  return {
    seen,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}

/** Names have letters only. */
const nameOf = (index: number): string =>
  [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
