import type { Page } from 'playwright/test'
import { listItems, withItem } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'
import { openStudio, studioField } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

const BANNER = 'Preview with drafts. Visitors see only what is published.'
const NOTICE = { title: 'The library opens on Sunday', date: '2019-11-20', status: 'draft' }

/** Collects the policy violations of a preview in the Studio's frame. */
function listenToFrame(studio: Page): string[] {
  const blocked: string[] = []
  studio.on('console', (message) => {
    const isOurs = message.location().url.startsWith(requireEnv('E2E_SITE_URL'))
    if (isOurs && message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  return blocked
}

const previewFrame = (studio: Page) => studio.frameLocator('iframe')
const eye = (studio: Page) => studio.locator('button:has([data-icon="visibility"])')

test('an editor sees a draft beside its form, and in a new tab', async ({ browser }) => {
  const studio = await openStudio(browser, 'editor')
  await withItem('notification', NOTICE, async (id) => {
    await studio.goto(`/admin/content/notification/${id}`)
    await eye(studio).click()
    const frame = previewFrame(studio)
    // Checked first, so that a failure prints what the frame shows instead.
    await expect(frame.locator('body')).toContainText(BANNER)
    await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText(BANNER)
    const heading = { level: 1, name: NOTICE.title }
    await expect(frame.getByRole('heading', heading)).toBeVisible()

    const opened = studio.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Open in a new tab' }).click()
    const tab = await opened
    await expect(tab.getByRole('heading', heading)).toBeVisible()
    await tab.getByRole('link', { name: 'Leave the preview' }).click()
    await expect(tab).toHaveURL(new RegExp(`/notices/${id}$`))
    await expect(tab.getByText('404 Not Found')).toBeVisible()
    await tab.close()
  })
  await studio.close()
})

test('a text is changed in place, and the page shows it', async ({ browser }) => {
  await withItem('notification', NOTICE, async (id) => {
    const studio = await openStudio(browser, 'editor')
    const blocked = listenToFrame(studio)
    const address = `${requireEnv('E2E_SITE_URL')}/preview/enter?path=/notices/${id}`
    await studio.goto(`/admin/visual/${address}`)
    const frame = previewFrame(studio)
    const title = frame.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(NOTICE.title)
    // The button appears after a message from the Studio.
    await expect(async () => {
      await title.hover({ timeout: 2_000 })
      // The first one is the school's name in the header.
      await frame.getByRole('button', { name: 'Edit' }).last().click({ timeout: 2_000 })
    }).toPass()
    await studioField(studio, 'title').locator('input').fill(`After ${id}`)
    await studio.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(title).toHaveText(`After ${id}`)
    const [row] = await listItems('notification', 'id', String(id))
    expect(row).toMatchObject({ title: `After ${id}`, status: 'draft' })
    expect(blocked).toEqual([])
    await studio.close()
  })
})
