import { expect, test } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { hrefOf } from '../../lib/site/href.ts'
import { pages } from '../../lib/site/pages.ts'
import { readForms } from '../../scripts/chaos/enquiries/forms.ts'
import { startFaultyCms, type FaultyCms } from '../../scripts/chaos/faulty-cms.ts'
import { listItems } from '../support/cms.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, startSite, type ServedSite } from '../support/served-site.ts'

test.describe.configure({ mode: 'serial' })

let cms: FaultyCms
let copy: InstanceCopy
let site: ServedSite
test.beforeAll(async () => {
  cms = await startFaultyCms(requireEnv('E2E_CMS_URL'))
  copy = await copyInstance('outage')
  site = await serveSite(copy, cms.url)
})
test.afterAll(async () => {
  await site.stop()
  cms.close()
  await copy.remove()
})
test.afterEach(() => cms.fail(null))

const outbox = async () => {
  const answer = await fetch(`${site.url}/api/health`)
  return ((await answer.json()) as { outbox: { pending: number } }).outbox
}

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
    expect((await outbox()).pending).toBe(1)

    await cms.fail(null)
    await expect.poll(async () => (await outbox()).pending, { timeout: 60_000 }).toBe(0)
    expect(await listItems('admission_form', 'student_name', name)).toHaveLength(1)
    await page.context().close()
  })
}

for (const fault of [
  ...(['refused', 'failing', 'maintenance', 'unauthorised'] as const),
  ...(['forbidden', 'limited', 'truncated'] as const),
]) {
  test(`a start beside a CMS that is "${fault}" serves pages and accepts enquiries`, async () => {
    await site.stop()
    await cms.fail(fault)
    site = await startSite(copy, cms.url)
    const statusOf = (path: string) =>
      fetch(site.url + path).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(() => statusOf('/'), { timeout: 30_000 }).toBe(200)
    for (const page of pages) expect(await statusOf(hrefOf(page)), page.path).toBe(200)
    const { admission_form } = await readForms(site.url)
    const typed = { student_name: `Asha ${fault}`, age: '5', contact_number: '0123456789' }
    const answer = await postPlainly(site.url, admission_form, typed)
    expect(await answer.text()).toContain(say.thanks(typed.student_name))
  })
}
