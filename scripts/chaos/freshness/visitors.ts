import { setTimeout as pause } from 'node:timers/promises'
import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import type { Random } from '../random.ts'

const AT_ONCE = 4
const THINKING_MS = 25

export type Visitors = { visits: number; failed: number; leave: () => Promise<void> }

/** Lets visitors walk through the site until they leave; a page that is not answered with 200 is counted. */
export function letVisitorsIn(siteUrl: string, random: Random): Visitors {
  let isOpen = true
  const visitor = async () => {
    while (isOpen) {
      const page = pages[Math.floor(random() * pages.length)]
      const answer = await fetch(siteUrl + (page ? hrefOf(page) : '/')).catch(() => null)
      await answer?.text().catch(() => undefined)
      visitors.visits += 1
      if (answer?.status !== 200) visitors.failed += 1
      await pause(THINKING_MS)
    }
  }
  const visitors: Visitors = {
    visits: 0,
    failed: 0,
    async leave() {
      isOpen = false
      await walks
    },
  }
  const walks = Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return visitors
}
