import { expect, test } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { listItems } from '../support/cms.ts'
import { pendingEnquiries } from '../support/health.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

test.describe.configure({ mode: 'serial' })

let cms: FaultProxy
let copy: InstanceCopy
let site: ServedSite
test.beforeAll(async () => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  copy = await copyInstance('outage')
  site = await serveSite(copy, cms.url)
})
test.afterAll(async () => {
  await site.stop()
  cms.close()
  await copy.remove()
})
test.afterEach(() => cms.fail(null))

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`an enquiry sent ${how} JavaScript while the CMS hangs is delivered later, once`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const name = `Asha Devi ${Date.now()}`
    await cms.fail('hanging')
    await page.goto(`${site.url}/TakeAdmission`)
    await page.getByLabel('Student name').fill(name)
    await page.getByLabel('Age').fill('5')
    await page.getByLabel('Contact number').fill('0123456789')
    await page.getByRole('button', { name: 'Send admission enquiry' }).click()
    await expect(page.getByText(say.thanks(name))).toBeVisible({ timeout: 40_000 })
    expect(await pendingEnquiries(site.url)).toBe(1)

    await cms.fail(null)
    await expect.poll(() => pendingEnquiries(site.url), { timeout: 60_000 }).toBe(0)
    expect(await listItems('admission_form', 'student_name', name)).toHaveLength(1)
    await page.context().close()
  })
}
