import { askCms } from '../support/cms.ts'
import { readHead } from '../support/head.ts'
import { createNotice, deleteNotice } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

// Sample notices that no other test changes.
const PLAIN = 'New timings'
const WITH_FILE = 'Annual sports day'

const opened =
  'a notice opens at its permanent address, can be sent by WhatsApp, and its attachment is downloaded under its name'
test(opened, { tag: '@phone' }, async ({ page, baseURL }) => {
  await page.goto('/notices')
  const plain = page.getByRole('link', { name: PLAIN })
  const address = (await plain.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/notices\/\d+$/)
  await plain.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN)
  const send = page.getByRole('link', { name: 'Send by WhatsApp' })
  const message = new URL((await send.getAttribute('href')) ?? '')
  expect(message.origin + message.pathname).toBe('https://wa.me/')
  expect(message.searchParams.get('text')).toBe(`${PLAIN}\n${baseURL}${address}`)
  await page.emulateMedia({ media: 'print' })
  await expect(send).toBeHidden()

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

test.describe('notices', { tag: '@desktop' }, () => {
  test('a pinned one is marked', async ({ page }) => {
    const title = `Pinned of old ${Date.now()}`
    const id = await createNotice(title, { date: '2019-05-06' })
    await openUntil(page, '/', async () => {
      const news = page.getByRole('region', { name: 'Flash news' }).getByRole('listitem')
      await expect(news.filter({ hasText: `Pinned: ${title}` }).first()).toBeAttached({
        timeout: 500,
      })
      const item = page
        .getByRole('region', { name: 'Notices', exact: true })
        .getByRole('listitem')
        .filter({ hasText: title })
      await expect(item).toContainText('Pinned', { timeout: 500 })
      await expect(item).not.toContainText('Latest notice', { timeout: 500 })
    })
    await deleteNotice(id)
  })

  test('the archive has pages for categories and years', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const filter = `filter[title][_starts_with]=${encodeURIComponent(WITH_FILE)}`
    const { rows } = await askCms('GET', `/items/notification?fields=date&${filter}`)
    const year = String(rows[0]?.['date']).slice(0, 4)
    for (const [link, key, title] of [
      ['Sports', 'sports', 'Notices: Sports'],
      [year, year, `Notices of ${year}`],
    ] as const) {
      await page.goto('/notices')
      const archive = page.getByRole('navigation', { name: 'Archive' })
      await archive.getByRole('link', { name: new RegExp(`^${link} \\d+ notice`) }).click()
      await expect(page).toHaveURL(`/notices/archive/${key}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main').getByRole('link', { name: WITH_FILE })).toBeVisible()
      await expect(archive.locator('[aria-current=page]')).toHaveText(new RegExp(`^${link}`))
      const head = readHead(await (await request.get(`/notices/archive/${key}`)).text())
      expect(new URL(head.canonical).pathname).toBe(`/notices/archive/${key}`)
      expect(head.meta.get('robots')).toBeUndefined()
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
  })
})
