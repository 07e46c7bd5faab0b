import { expect, test, type Page } from 'playwright/test'
import { askCms, listItems, samplePath } from '../support/cms.ts'
import {
  attachFile,
  openNewNotice,
  openStudio,
  saveButton,
  saveForm,
  studioField,
  typeNotice,
} from '../support/studio.ts'
import { openUntil } from '../support/visitor.ts'

const WORDS = 'The field is wet. Bring sports shoes on Monday.'

/** Each run opens its own notice; `E2E_PUBLISH_RUNS=100` runs every combination several times. */
const RUNS = Number(process.env['E2E_PUBLISH_RUNS'] ?? 3)
const DELAYS_MS = [3_000, 1_000, 0]
const ORDERS = [
  ['type', 'upload', 'publish'],
  ['upload', 'type', 'publish'],
  ['type', 'publish', 'upload', 'publish'],
  ['upload', 'publish', 'type', 'publish'],
  ['publish', 'type', 'upload', 'publish'],
  ['publish', 'upload', 'type', 'publish'],
] as const

type Step = (typeof ORDERS)[number][number]

const runs = Array.from({ length: RUNS }, (_, run) => ({
  delay: DELAYS_MS[run % DELAYS_MS.length] ?? 0,
  order: ORDERS[Math.floor(run / DELAYS_MS.length + run) % ORDERS.length] ?? ORDERS[0],
}))

test.setTimeout(120_000 + RUNS * 90_000)

/** Delays every response about drafts, files and rows; returns a function that changes the delay. */
async function slowDown(studio: Page): Promise<(delay: number) => void> {
  let wait = 0
  await studio.route(/\/(?:versions|files|items)(?:[/?]|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue()
  })
  return (delay) => {
    wait = delay
  }
}

const isForm = (studio: Page) => /\/notification\/(?:\+|\d+)$/.test(new URL(studio.url()).pathname)

/** Saves, and opens the notice again where it was saved. A notice without a title is rejected. */
async function publish(studio: Page, isRefused: boolean) {
  await saveButton(studio).click()
  if (isRefused) {
    await expect(studio.getByText(/Value is required/i).first()).toBeVisible()
    return
  }
  await expect.poll(() => isForm(studio)).toBe(false)
}

async function work(studio: Page, title: string, order: readonly Step[]) {
  let isTyped = false
  for (const step of order) {
    if (!isForm(studio)) await studio.getByText(title, { exact: true }).click()
    if (step === 'type') await typeNotice(studio, title, WORDS)
    if (step === 'upload') await attachFile(studio, samplePath('annual-sports-day.pdf'))
    if (step === 'publish') await publish(studio, !isTyped)
    isTyped ||= step === 'type'
  }
}

test(`typed texts and attachments are on the published notice, ${RUNS} of ${RUNS}`, async ({
  browser,
  request,
}) => {
  const studio = await openStudio(browser, 'editor')
  const setDelay = await slowDown(studio)
  for (const [run, { delay, order }] of runs.entries()) {
    const title = `Sports day ${run} ${Date.now()}`
    await test.step(`${run + 1}: ${order.join(', ')} with ${delay} ms`, async () => {
      setDelay(delay)
      if (run === 0) await openNewNotice(studio)
      else await studio.getByText('Create', { exact: true }).first().click()
      await work(studio, title, order)
      const [row] = await listItems('notification', 'title', title)
      expect(row).toMatchObject({ status: 'published', date: '2026-11-21' })
      expect(row?.['description']).toContain(WORDS)
      expect(row?.['file']).toEqual(expect.any(String))
      const page = `/notices/${String(row?.['id'])}`
      const seen = async () => (await request.get(page)).text()
      await expect.poll(seen).toContain(`/assets/${String(row?.['file'])}`)
      expect(await seen()).toContain(WORDS)
      await askCms('DELETE', `/items/notification/${String(row?.['id'])}`)
      await askCms('DELETE', `/files/${String(row?.['file'])}`)
    })
  }
})

test('nothing can be typed while a notice is saved', async ({ browser }) => {
  const studio = await openStudio(browser, 'editor')
  await openNewNotice(studio)
  const title = `Saved slowly ${Date.now()}`
  await typeNotice(studio, title, WORDS)
  const answer = Promise.withResolvers<void>()
  await studio.route('**/items/notification', async (route) => {
    await answer.promise
    await route.continue()
  })
  const input = studioField(studio, 'title').locator('input')
  await input.focus()
  await studio.keyboard.press('Control+s')
  await expect(studio.locator('.v-form').first()).toHaveCSS('pointer-events', 'none')
  await expect(input).not.toBeFocused()
  await studio.keyboard.type(' and more')
  await expect(input).toHaveValue(title)
  answer.resolve()
  const saved = () => listItems('notification', 'title', title)
  await expect.poll(async () => String((await saved())[0]?.['description'])).toContain(WORDS)
})

const openNotice = (studio: Page, address: string) =>
  studio.goto(`/admin/content/notification/${address.split('/')[2]}`)

/** Sets the status of the open notice and saves it. */
async function saveAs(studio: Page, status: string) {
  await studioField(studio, 'status').locator('.v-input').click()
  await studio.getByText(status, { exact: true }).last().click()
  await saveForm(studio)
}

test('an editor drafts, publishes, corrects and hides a notice, and visitors see each change', async ({
  browser,
  page: site,
}) => {
  const studio = await openStudio(browser, 'editor')
  const title = `Sports day moved to Monday ${Date.now()}`
  const notice = site.getByRole('link', { name: title })

  await openNewNotice(studio)
  await typeNotice(studio, title, WORDS)
  await attachFile(studio, samplePath('annual-sports-day.pdf'))
  await saveAs(studio, 'Draft')
  const [row] = await listItems('notification', 'title', title)
  const address = `/notices/${String(row?.['id'])}`

  await site.goto(address)
  await expect(site.getByText('404 Not Found')).toBeVisible()

  await openNotice(studio, address)
  await saveAs(studio, 'Published')
  for (const list of ['/', '/notices'])
    await openUntil(site, list, () => expect(notice.first()).toBeVisible({ timeout: 500 }))
  await notice.click()
  await expect(site).toHaveURL(address)
  await expect(site.getByText(WORDS)).toBeVisible()
  const download = site.waitForEvent('download')
  await site.getByRole('link', { name: /Annual Sports Day \(PDF/ }).click()
  expect((await download).suggestedFilename()).toBe('annual-sports-day.pdf')

  await openNotice(studio, address)
  const corrected = `${title}, 9 am`
  await studioField(studio, 'title').locator('input').fill(corrected)
  await saveForm(studio)
  const heading = site.getByRole('heading', { level: 1, name: corrected })
  await openUntil(site, address, () => expect(heading).toBeVisible({ timeout: 500 }))

  await openNotice(studio, address)
  await saveAs(studio, 'Hidden')
  for (const list of ['/notices', '/'])
    await openUntil(site, list, () => expect(notice).toHaveCount(0, { timeout: 500 }))
  await openUntil(site, address, () =>
    expect(site.getByText('404 Not Found')).toBeVisible({ timeout: 500 }),
  )
})
