import { type Page } from '@playwright/test'
import { askCms, listItems } from './support/cms.ts'
import { previewAddress, removeDrafts, saveDraft } from './support/preview.ts'
import { requireEnv } from './support/require-env.ts'
import { openStudio, studioField } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// The CMS's app takes its time on a slow machine.
test.setTimeout(180_000)
test.describe.configure({ mode: 'serial' })

const NOTICE = { title: 'The library opens on Sunday', date: '2019-11-20' }

async function addNotice(): Promise<number> {
  const { data } = await askCms('POST', '/items/notification', NOTICE)
  return (data as { id: number }).id
}

async function removeNotice(id: number): Promise<void> {
  await removeDrafts('notification', id)
  await askCms('DELETE', `/items/notification/${id}`)
}

/** What the policy of a preview in the Studio's frame had to stop. */
function listenToPolicy(studio: Page): string[] {
  const stopped: string[] = []
  studio.on('console', (message) => {
    const isOurs = message.location().url.startsWith(requireEnv('E2E_SITE_URL'))
    if (isOurs && message.text().includes('Content Security Policy')) stopped.push(message.text())
  })
  return stopped
}

const previewFrame = (studio: Page) => studio.frameLocator('iframe')
const eye = (studio: Page) => studio.locator('button:has([data-icon="visibility"])')

test('an editor sees the draft of a notice beside its form, and in a tab of its own', async ({
  browser,
}) => {
  const id = await addNotice()
  const studio = await openStudio(browser, 'editor')
  const draft = `The library opens on Monday ${id}`
  await studio.goto(`/admin/content/notification/${id}?version=draft`)
  await studioField(studio, 'title').locator('input').fill(draft)
  await eye(studio).click()
  const frame = previewFrame(studio)
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview of a draft. Visitors do not see this.',
  )
  // The form saves a draft by itself while one writes, and the pane follows.
  await expect(frame.getByRole('heading', { level: 1, name: draft })).toBeVisible({
    timeout: 30_000,
  })

  const opened = studio.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Open in a new tab' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: draft })).toBeVisible()
  await tab.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(tab).toHaveURL(new RegExp(`/notices/${id}$`))
  await expect(tab.getByRole('heading', { level: 1, name: NOTICE.title })).toBeVisible()
  await expect(tab.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await studio.close()
  await removeNotice(id)
})

test('an editor sees the draft of a page beside its form', async ({ browser }) => {
  const [row] = await listItems('pages', 'page_name', 'curriculum')
  const id = Number(row?.['id'])
  await saveDraft('pages', id, { content: '<h2>What class III learns</h2>' })
  const studio = await openStudio(browser, 'editor')
  await studio.goto(`/admin/content/pages/${id}?version=draft`)
  await eye(studio).click()
  const frame = previewFrame(studio)
  await expect(frame.getByRole('heading', { name: 'What class III learns' })).toBeVisible({
    timeout: 30_000,
  })
  await studio.close()
  await removeDrafts('pages', id)
})

test('a text is changed where it stands, and the page shows it', async ({ browser }) => {
  const id = await addNotice()
  await saveDraft('notification', id, { title: `Before ${id}` })
  const studio = await openStudio(browser, 'editor')
  const stopped = listenToPolicy(studio)
  const address = `${requireEnv('E2E_SITE_URL')}/preview/enter?path=/notices/${id}&version=draft`
  await studio.goto(`/admin/visual/${address}`)
  const frame = previewFrame(studio)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(`Before ${id}`, { timeout: 30_000 })
  // The button is there once the Studio has answered the page.
  await expect(async () => {
    await title.hover({ timeout: 2_000 })
    await frame.getByRole('button', { name: 'Edit' }).first().click({ timeout: 2_000 })
  }).toPass()
  await studioField(studio, 'title').locator('input').fill(`After ${id}`)
  await studio.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(title).toHaveText(`After ${id}`, { timeout: 30_000 })
  const published = await listItems('notification', 'id', String(id))
  expect(published[0]?.['title']).toBe(NOTICE.title)
  expect(stopped).toEqual([])
  await studio.close()
  await removeNotice(id)
})

test('a preview is accessible, fits a phone, and sends no form', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await previewAddress({ path: '/TakeAdmission', version: 'published' }))
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByLabel('Student name').fill('Asha Devi')
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  await expect(page.getByLabel('Student name')).toHaveValue('Asha Devi')
})
