import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { findLost, generateLoad, sendEnquiries } from '../support/load.ts'
import { PAGES, signIn, visit, type School } from './school.ts'

const PAGE_EVERY_MS = 100
const ENQUIRY_EVERY_MS = 1_000

/** Visitors who read pages, and families who send an enquiry every second, until `end`. */
export function startLoad({ site }: School) {
  const families = sendEnquiries(site, { pauseMs: ENQUIRY_EVERY_MS })
  const results = { pages: 0, failed: [] as string[], confirmed: families.confirmed }
  let hasEnded = false
  const read = async () => {
    const path = PAGES[results.pages++ % PAGES.length] ?? '/'
    const { status } = await visit(site + path)
    if (status !== 200) results.failed.push(`${path} ${status}`)
    await pause(PAGE_EVERY_MS)
  }
  const reading = generateLoad({ concurrency: 1, isOver: () => hasEnded, send: read })
  return {
    results,
    async end() {
      hasEnded = true
      await Promise.all([reading, families.end()])
      return results
    },
  }
}

/** Every enquiry with one of these numbers arrives in the CMS, and only once. */
export async function assertStored(school: School, phones: readonly string[]): Promise<void> {
  const found = await findLost(school.studio, await signIn(school), phones)
  assert.deepEqual(found, { lost: [], twice: [] })
}

/** Nothing that the load confirmed is missing or there twice, and no page failed. */
export async function assertNothingLost(school: School, { results }: ReturnType<typeof startLoad>) {
  assert(results.confirmed.length > 0, 'enquiries were confirmed')
  assert.deepEqual(results.failed, [])
  await assertStored(school, results.confirmed)
}

/** What the home page answers until `end`; nothing before Caddy is up. */
export async function watchHome({ site }: School, end: Promise<unknown>): Promise<string[]> {
  const answers = new Set<string>()
  let hasEnded = false
  void end.then(() => (hasEnded = true))
  while (!hasEnded) {
    const { status, headers } = await visit(`${site}/`)
    const wait = headers.get('retry-after')
    answers.add(status ? `${status}${wait ? ` retry-after ${wait}` : ''}` : '')
    await pause(PAGE_EVERY_MS)
  }
  return [...answers].toSorted()
}
