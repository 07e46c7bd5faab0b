import { expect, test, type Browser, type Page } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { wake } from '../../scripts/lib/alive.ts'
import { listItems } from '../support/cms.ts'
import { createVersions, type Versions } from '../support/versions.ts'

test.describe.configure({ mode: 'serial', timeout: 400_000 })

let versions: Versions
test.beforeAll(async () => {
  versions = await createVersions('old-tabs')
})
test.afterAll(() => versions.remove())

type Tab = { page: Page; name: string; how: string }

async function openTab(browser: Browser, javaScriptEnabled: boolean): Promise<Tab> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  const name = `Asha Devi ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`${versions.url}/TakeAdmission`)
  if (javaScriptEnabled) await wake(page)
  await page.getByLabel('Student name').fill(name)
  await page.getByLabel('Age').fill('5')
  await page.getByLabel('Contact number').fill('0123456789')
  return { page, name, how: javaScriptEnabled ? 'with JavaScript' : 'without' }
}

async function sendFrom({ page, name, how }: Tab): Promise<void> {
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()
  await expect(page.getByText(say.thanks(name)), how).toBeVisible()
  await expect.poll(() => listItems('admission_form', 'student_name', name)).toHaveLength(1)
  await page.context().close()
}

test('a form that was opened before one deploy, or two, is accepted after it', async ({
  browser,
}) => {
  await versions.deploy()
  const tabs = [
    await openTab(browser, true),
    await openTab(browser, false),
    await openTab(browser, true),
    await openTab(browser, false),
  ]
  await versions.edit('components/enquiry/admission-form.tsx', (source) =>
    source.replace('Send admission enquiry', 'Send the enquiry'),
  )
  await versions.edit('lib/enquiry/actions.ts', (source) =>
    source.replace('/** Posts the form of', '/** Another version. Posts the form of'),
  )
  await versions.deploy()
  expect(await (await fetch(`${versions.url}/TakeAdmission`)).text()).toContain('Send the enquiry')
  for (const tab of tabs.splice(0, 2)) await sendFrom(tab)

  await versions.edit('lib/enquiry/submit.ts', (source) =>
    source.replace('PATIENCE_MS = 1_500', 'PATIENCE_MS = 1_000'),
  )
  await versions.deploy()
  for (const tab of tabs) await sendFrom(tab)
})
