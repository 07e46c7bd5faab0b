import { waitForHydration, wake, saveData } from '../support/browser/page.ts'
import { createNotice, deleteNotice } from '../support/rows.ts'
import { disconnect, expect, isStored, line, reconnect, test, visit } from '../support/offline.ts'
import { requireEnv } from '../support/require-env.ts'
import { pageFields, previewAddress } from '../support/preview.ts'

/** The pages that the worker stores at the first visit. */
async function listed(): Promise<string[]> {
  const answer = await fetch(`${requireEnv('E2E_SITE_URL')}/offline.json`)
  return ((await answer.json()) as { pages: string[] }).pages
}

const HINDI_FONT = '/fonts/mukta-devanagari-400-normal.woff2'

test('after one visit the main pages, the notices and the page just read open without a connection', async ({
  page,
  context,
  connection,
}) => {
  const id = await createNotice(`सूचना, open without a connection ${Date.now()}`)
  const own = `/notices/${id}`
  await expect.poll(() => listed()).toContain(own)
  await visit(page, '/Faculty')
  // Every page names the languages of the school in their scripts.
  await expect.poll(() => isStored(page, HINDI_FONT)).toBe(true)
  await page.goto(own)
  // Other tests add and remove notices.
  const pages = (await listed()).filter((each) => each === own || !/\/\d+$/.test(each))
  expect(pages.length).toBeGreaterThan(4)
  await disconnect(context, connection)
  for (const path of [...pages, '/Faculty']) {
    await page.goto(path)
    await expect(line(page), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(own)
  const hasFont = () => page.evaluate(() => document.fonts.check("1em 'Mukta Devanagari'", 'क'))
  await expect.poll(hasFont).toBe(true)
  await page.goto('/')
  await wake(page)
  await expect(line(page)).toBeVisible()
  await page.goto('/Club')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/this page is not stored/)
  await reconnect(context, connection)
  await page.goto('/Faculty')
  await expect(line(page)).toHaveCount(0)
  await deleteNotice(id)
})

test('drafts, searches, personal pages and files are never stored', async ({ page }) => {
  await visit(page, '/Faculty')
  for (const address of [
    await previewAddress(await pageFields('/notices')),
    '/search?q=fees',
    '/search',
    '/TransferCertificate',
    '/no-such-page',
  ])
    await page.goto(address)
  await page.goto('/Club')
  await expect.poll(() => isStored(page, '/Club')).toBe(true)
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => /preview|search|Certificate|no-such/.test(path))).toEqual([])
})

test('a visitor who saves data has no worker', async ({ page }) => {
  await saveData(page)
  await page.goto('/')
  await page.locator('form[data-deferred]').dispatchEvent('pointerdown')
  await waitForHydration(page)
  const count = () => page.evaluate(async () => (await caches.keys()).length)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await count()).toBe(0)
})

test('the website can be installed', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A context of the test is like a private window.
  const found = installabilityErrors.map(({ errorId }) => errorId)
  expect(found.filter((id) => id !== 'in-incognito')).toEqual([])
})
