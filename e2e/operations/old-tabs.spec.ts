import { expect, test, type Browser, type Page } from '@playwright/test'
import { wake } from '../../scripts/lib/hydration.ts'
import { saveData } from '../../scripts/lib/save-data.ts'
import { fillAdmission, send, storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { createVersions, type Versions } from '../support/versions.ts'

test.describe.configure({ mode: 'serial', timeout: 400_000 })

let versions: Versions
test.beforeAll(async () => {
  versions = await createVersions('old-tabs')
})
test.afterAll(() => versions.remove())

type Kind = 'with JavaScript' | 'not yet hydrated' | 'without JavaScript'
type Tab = { page: Page; name: string; kind: Kind }

async function openTab(browser: Browser, kind: Kind): Promise<Tab> {
  const javaScriptEnabled = kind !== 'without JavaScript'
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  const name = uniqueName()
  if (kind === 'not yet hydrated') await saveData(page)
  await page.goto(`${versions.url}/TakeAdmission`)
  if (kind === 'with JavaScript') await wake(page)
  // A first touch would load the scripts.
  if (kind !== 'not yet hydrated') await fillAdmission(page, name)
  return { page, name, kind }
}

async function sendFrom({ page, name, kind }: Tab): Promise<void> {
  if (kind === 'not yet hydrated') await fillAdmission(page, name)
  await send(page, name)
  await expect.poll(() => storedAdmissions(name), kind).toHaveLength(1)
  await page.context().close()
}

test('a form that was opened before one deploy, or two, is accepted after it', async ({
  browser,
}) => {
  await versions.deploy()
  const kinds: Kind[] = ['with JavaScript', 'not yet hydrated', 'without JavaScript']
  const tabs: Tab[] = []
  for (const kind of [...kinds, ...kinds]) tabs.push(await openTab(browser, kind))
  await versions.edit('components/enquiry/admission-form.tsx', (source) =>
    source.replace('Send admission enquiry', 'Send the enquiry'),
  )
  await versions.edit('lib/enquiry/actions.ts', (source) =>
    source.replace('/** Posts the form of', '/** Another version. Posts the form of'),
  )
  await versions.deploy()
  expect(await (await fetch(`${versions.url}/TakeAdmission`)).text()).toContain('Send the enquiry')
  for (const tab of tabs.splice(0, kinds.length)) await sendFrom(tab)

  await versions.edit('lib/enquiry/submit.ts', (source) =>
    source.replace('PATIENCE_MS = 1_500', 'PATIENCE_MS = 1_000'),
  )
  await versions.deploy()
  for (const tab of tabs) await sendFrom(tab)
})
