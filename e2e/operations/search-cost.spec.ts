import { expect, test } from '@playwright/test'
import { cpuSecondsOf } from '../../scripts/lib/processes.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

const REQUESTS = 150
/** The goal is 2; the old search cost six times a page that does not exist, with few notices. */
const MOST_RATIO = 3

let copy: InstanceCopy
let site: ServedSite
test.beforeAll(async () => {
  copy = await copyInstance('search-cost')
  site = await serveSite(copy, requireEnv('E2E_CMS_URL'))
})
test.afterAll(async () => {
  await site.stop()
  await copy.remove()
})

test('a search costs little more of the processor than a page that does not exist', async () => {
  let asked = 0
  const costOf = async (path: string) => {
    const before = await cpuSecondsOf(site.pid())
    for (let request = 0; request < REQUESTS; request += 1)
      await (await fetch(`${site.url}${path}${(asked += 1)}`)).arrayBuffer()
    return (await cpuSecondsOf(site.pid())) - before
  }
  await costOf('/search?q=school+')
  await costOf('/no-such-page-')
  const notFound = await costOf('/no-such-page-')
  const search = await costOf('/search?q=school+admission+')
  expect(search / notFound).toBeLessThan(MOST_RATIO)
})
