import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { manageProcess, untilUp } from '../resilience/managed-process.ts'
import { copyProject } from '../resilience/project-copy.ts'
import { readSettings } from '../../scripts/lib/environment.ts'
import { siteEnvironment } from '../../scripts/lib/programs.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { wake } from '../../scripts/lib/hydration.ts'
import { saveData } from '../../scripts/lib/save-data.ts'
import { fillAdmission, send, storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { requireEnv } from '../support/require-env.ts'

test.describe.configure({ mode: 'serial', timeout: 400_000 })

let versions: Awaited<ReturnType<typeof createVersions>>
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
  // The first input would load the scripts.
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
  const { edit } = versions
  await edit('components/enquiry/forms.tsx', 'Send admission enquiry', 'Send the enquiry')
  await edit('lib/enquiry/actions.ts', '/** Posts the', '/** Another version. Posts the')
  await versions.deploy()
  expect(await (await fetch(`${versions.url}/TakeAdmission`)).text()).toContain('Send the enquiry')
  for (const tab of tabs.splice(0, kinds.length)) await sendFrom(tab)

  await edit('lib/enquiry/actions.ts', 'TIMEOUT_MS = 1_500', 'TIMEOUT_MS = 1_000')
  await versions.deploy()
  for (const tab of tabs) await sendFrom(tab)
})

/** A site with several releases and one data folder. */
async function createVersions(name: string) {
  const copy = await copyProject(name)
  const dataDir = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  const [port = 0] = await freePorts(1)
  const cms = { url: requireEnv('E2E_CMS_URL'), token: requireEnv('E2E_CMS_TOKEN') }
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
  }
  const settings = readSettings({ NODE_ENV: 'production', ...variables }, true)
  const secrets = await loadSecrets(dataDir)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  const site = manageProcess(
    copy.program(['start', '-p', String(port)], environment),
    `${settings.localUrl}/api/health`,
  )
  return {
    url: settings.localUrl,
    edit: copy.edit,
    /** Builds the current sources and replaces the previous build. */
    async deploy() {
      await site.stop()
      await copy.build(environment)
      site.start()
      await untilUp([site], 'The new version', 60)
    },
    async remove() {
      await site.stop()
      await copy.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
