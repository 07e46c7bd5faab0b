import type { Page } from 'playwright/test'
import { withItem } from '../support/cms.ts'
import { pageFields, previewAddress } from '../support/preview.ts'
import { requireEnv } from '../support/require-env.ts'
import { openStudio } from '../support/studio.ts'
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

test('an editor sees a draft next to its form, and in a new tab', async ({ browser }) => {
  const studio = await openStudio(browser, 'editor')
  const blocked = listenToFrame(studio)
  await withItem('notification', NOTICE, async (id) => {
    await studio.goto(`/admin/content/notification/${id}`)
    await eye(studio).click()
    const frame = previewFrame(studio)
    // Checked first, so that a failure prints what the frame shows instead.
    await expect(frame.locator('body')).toContainText(BANNER)
    await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText(BANNER)
    const heading = { level: 1, name: NOTICE.title }
    await expect(frame.getByRole('heading', heading)).toBeVisible()

    // The pencil at the heading opens its field, and the preview shows what is saved.
    await frame.locator('.directus-visual-editing-rect').first().waitFor({ state: 'attached' })
    await frame.getByRole('heading', heading).hover()
    await frame.locator('.directus-visual-editing-rect-hover button').last().click()
    const input = studio.locator('.v-drawer .field[data-field="title"] input')
    await input.fill(`${NOTICE.title} again`)
    await studio.locator('.v-drawer').getByRole('button', { name: 'Save' }).click()
    heading.name = `${NOTICE.title} again`
    await expect(frame.getByRole('heading', heading)).toBeVisible()

    const opened = studio.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Open in a new tab' }).click()
    const tab = await opened
    await expect(tab.getByRole('heading', heading)).toBeVisible()
    await tab.getByRole('link', { name: 'Leave the preview' }).click()
    await expect(tab).toHaveURL(new RegExp(`/notices/${id}$`))
    await expect(tab.getByText('404 Not Found')).toBeVisible()
    await tab.close()
    expect(blocked).toEqual([])
  })
  await studio.close()
})

test('a preview is accessible, fits a phone, and sends no form', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await previewAddress(await pageFields('/TakeAdmission')))
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

test('the pencil of what is taller than the screen stays in sight', async ({ browser }) => {
  const studio = await openStudio(browser, 'editor')
  const { id } = await pageFields('/Privery_policy')
  await studio.goto(`/admin/content/pages/${id}`)
  await eye(studio).click()
  const frame = previewFrame(studio)
  await frame.locator('.directus-visual-editing-rect').first().waitFor({ state: 'attached' })
  const paragraphs = frame.locator('.prose p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).hover()
  const pencil = frame.locator('.directus-visual-editing-rect-hover button').last()
  await expect(pencil).toBeInViewport({ ratio: 1 })
  await pencil.click()
  await expect(studio.locator('.v-drawer .field[data-field="content"]')).toBeVisible()
  await studio.close()
})

test('in the visual editor a link leads to the next preview, and the cursor is in the field of a pencil', async ({
  browser,
}) => {
  const studio = await openStudio(browser, 'editor')
  await studio.goto('/admin/content/exam')
  await studio.locator('.module-bar a[href*="/visual"]').click()
  const frame = previewFrame(studio)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveAttribute('data-directus', /fields:tagline/)
  await frame.locator('.directus-visual-editing-rect').first().waitFor({ state: 'attached' })
  const link = frame.locator('a[href="/hi/Uniform"], a[href="/Uniform"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(heading).toHaveText('Uniform')
  // Without the tick, a photograph that is chosen here would not be shown.
  await expect(heading).toHaveAttribute('data-directus', /,photo,.*photo_consent/)
  await expect(frame.locator('body')).toContainText(BANNER)
  await frame.locator('.directus-visual-editing-rect').first().waitFor({ state: 'attached' })
  await frame.locator('[data-directus*="fields:content"]').first().hover()
  await frame.locator('.directus-visual-editing-rect-hover button').last().click()
  await expect(
    studio.locator('.v-drawer .field[data-field="content"] [contenteditable=true]'),
  ).toBeFocused()
  await studio.close()
})

test('albums, forms and rows of the disclosure are marked in a preview, and nowhere else', async ({
  page,
}) => {
  for (const [path, collections] of [
    ['/Gallery', ['gallery']],
    ['/exam-center', ['exam']],
    ['/Disclosure', ['disclosure', 'disclosure_document', 'board_result', 'school']],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('[data-directus]')).toHaveCount(0)
    await page.goto(await previewAddress(await pageFields(path)))
    for (const name of collections)
      await expect(page.locator(`[data-directus^="collection:${name};"]`).first()).toBeAttached()
  }
})
