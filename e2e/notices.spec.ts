import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'

test('notices stand newest date first, ties by newest number', async ({ page }) => {
  const query = 'fields=id,title&filter[status][_eq]=published&sort=-date,-id&limit=-1'
  // Other tests publish meanwhile: what counts is that site and CMS come to agree.
  await expect(async () => {
    const { data } = await askCms('GET', `/items/notification?${query}`)
    await page.goto('/notices')
    const shown = await page
      .locator('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/')[2])))
    expect(shown).toEqual((data as { id: number }[]).map(({ id }) => id))
  }).toPass({ timeout: 30_000 })
})

// Notices of the sample content: no other test corrects them or takes them back.
const PLAIN = 'Winter timings from 1 December'
const WITH_FILE = 'Annual sports day on 12 December'

test('a notice opens at its permanent address', async ({ page }) => {
  await page.goto('/notices')
  const link = page.getByRole('link', { name: PLAIN })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/notices\/\d+$/)
  await link.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN)
})

test('an attachment says its type and size and is saved under its name', async ({ page }) => {
  await page.goto('/notices')
  const item = page.locator('main').getByRole('listitem').filter({ hasText: WITH_FILE })
  await expect(item).toContainText(/Attachment: PDF, \d+ kB/)
  await item.getByRole('link').click()
  const link = page.getByRole('link', { name: /PDF, \d+ kB/ })
  await expect(link).toHaveAttribute('href', /^\/assets\/[0-9a-f-]{36}\?download/)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a notice is accessible with its text, table and attachment', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  for (const { id } of (await askCms('GET', '/items/notification?fields=id&limit=10')).data as {
    id: number
  }[]) {
    await page.goto(`/notices/${id}`)
    await expectAccessible(page)
  }
})
