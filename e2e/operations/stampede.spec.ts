import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { askCms } from '../support/cms.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

const CONNECTIONS = 64
const WINDOW_MS = 8_000
/** One may fall on each end of a window. */
const MORE = 2

let cms: FaultProxy
let copy: InstanceCopy
let site: ServedSite
test.beforeAll(async () => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  copy = await copyInstance('stampede')
  site = await serveSite(copy, cms.url)
})
test.afterAll(async () => {
  await site.stop()
  cms.close()
  await copy.remove()
})

/** How often the site asks the CMS each of its questions while this goes on. */
async function askedDuring(work: () => Promise<unknown>): Promise<Map<string, number>> {
  cms.requests.length = 0
  await work()
  return new Map(
    Object.entries(Object.groupBy(cms.requests, (address) => address)).map(([address, times]) => [
      address,
      times?.length ?? 0,
    ]),
  )
}

async function visitUntil(end: number): Promise<number> {
  let visits = 0
  while (performance.now() < end) {
    const answer = await fetch(`${site.url}/notices`)
    await answer.text()
    expect(answer.status).toBe(200)
    visits += 1
  }
  return visits
}

test('a crowd on a page that has just changed asks the CMS nothing', async () => {
  const atRest = await askedDuring(() => sleep(WINDOW_MS))
  expect(atRest.size).toBeGreaterThan(5)

  const title = `Result day ${Date.now()}`
  const made = await askCms('POST', '/items/notification', { title, date: '2026-11-20' })
  const { id } = made.data as { id: number }
  let visits = 0
  const crowded = await askedDuring(async () => {
    await site.hint()
    const end = performance.now() + WINDOW_MS
    const crowd = await Promise.all(Array.from({ length: CONNECTIONS }, () => visitUntil(end)))
    visits = crowd.reduce((sum, one) => sum + one, 0)
  })
  expect(visits).toBeGreaterThan(CONNECTIONS)
  expect([...crowded.keys()].filter((address) => !atRest.has(address))).toEqual([])
  for (const [address, times] of crowded) {
    expect.soft(times, address).toBeLessThanOrEqual((atRest.get(address) ?? 0) + MORE)
  }
  expect(await (await fetch(`${site.url}/notices`)).text()).toContain(title)
  await askCms('DELETE', `/items/notification/${id}`)
})
