import { expect, test } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { hrefOf } from '../../lib/site/href.ts'
import { pages } from '../../lib/site/pages.ts'
import { askCms, listItems } from '../support/cms.ts'
import { faults, startFaultyCms, type FaultyCms } from '../support/faulty-cms.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

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

for (const fault of faults) {
  test(`${fault}: every page keeps its content, and shows the new one when the CMS is back`, async () => {
    const read = async (href: string) => {
      const answer = await fetch(site.url + href)
      return { status: answer.status, text: await answer.text() }
    }
    cms.fail(fault)
    await site.hint()
    for (let round = 0; round < 2; round++) {
      for (const page of pages) {
        const { status, text } = await read(hrefOf(page))
        expect.soft(status, page.path).toBe(200)
        expect.soft(text, page.path).toContain('Palash Vidya Niketan')
      }
    }
    const notices = await read('/notices')
    expect(notices.text).toContain('Annual sports day on 12 December')
    expect((await read('/no-such-page')).status).toBe(404)

    cms.fail(null)
    const title = `After ${fault} ${Date.now()}`
    await askCms('POST', '/items/notification', { title, date: '2021-01-01' })
    await expect(async () => {
      await site.hint()
      expect((await read('/notices')).text).toContain(title)
    }).toPass({ timeout: 60_000 })
  })
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`an enquiry sent ${how} JavaScript while the CMS hangs is delivered later, once`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const name = `Asha Devi ${Date.now()}`
    cms.fail('hanging')
    await page.goto(`${site.url}/TakeAdmission`)
    await page.getByLabel('Student name').fill(name)
    await page.getByLabel('Age').fill('5')
    await page.getByLabel('Contact number').fill('0123456789')
    await page.getByRole('button', { name: 'Send admission enquiry' }).click()
    await expect(page.getByText(say.thanks(name))).toBeVisible({ timeout: 40_000 })
    expect((await outbox()).pending).toBe(1)

    cms.fail(null)
    await expect.poll(async () => (await outbox()).pending, { timeout: 60_000 }).toBe(0)
    expect(await listItems('admission_form', 'student_name', name)).toHaveLength(1)
    await page.context().close()
  })
}
