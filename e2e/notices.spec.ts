import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'

test('notices stand newest date first, ties by newest number, and open', async ({ page }) => {
  const query = 'fields=id,title&filter[status][_eq]=published&sort=-date,-id&limit=-1'
  const { data } = await askCms('GET', `/items/notification?${query}`)
  const expected = data as { id: number; title: string }[]
  await page.goto('/notices')
  const titles = page.locator('main').getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText(expected[0]?.title ?? '')
  await titles.first().getByRole('link').click()
  await expect(page).toHaveURL(`/notices/${expected[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[0]?.title ?? '')
})

test('an attachment says its type and size and is saved under its name', async ({ page }) => {
  await page.goto('/notices')
  const withFile = page.getByRole('listitem').filter({ hasText: /Attachment: PDF, \d+ kB/ })
  await withFile.first().getByRole('heading').getByRole('link').click()
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
  for (const { id } of (await askCms('GET', '/items/notification?fields=id&limit=12')).data as {
    id: number
  }[]) {
    await page.goto(`/notices/${id}`)
    await expectAccessible(page)
  }
})
