import { expect, test, type Page } from 'playwright/test'
import { sampleFilePath } from 'school-schema/sample'
import { askCms, listItems } from '../support/cms.ts'
import {
  attachFile,
  openNewNotice,
  openStudio,
  saveForm,
  studioField,
  typeNotice,
} from '../support/studio.ts'
import { openUntil } from '../support/visitor.ts'

const WORDS = 'The field is wet. Bring sports shoes on Monday.'

type Step = 'type' | 'upload'

/** What an editor does before saving, and how late the CMS responds, in milliseconds. */
const runs: { delay: number; steps: Step[] }[] = [
  { delay: 1_000, steps: ['type', 'upload'] },
  { delay: 0, steps: ['upload', 'type'] },
]

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

test('typed texts and attachments are on the published notice', async ({ browser, request }) => {
  const studio = await openStudio(browser, 'editor')
  const setDelay = await slowDown(studio)
  for (const [run, { delay, steps }] of runs.entries()) {
    const title = `Sports day ${run} ${Date.now()}`
    await test.step(`${steps.join(', ')} with ${delay} ms`, async () => {
      setDelay(delay)
      if (run === 0) await openNewNotice(studio)
      else await studio.getByText('Create', { exact: true }).first().click()
      for (const step of steps) {
        if (step === 'type') await typeNotice(studio, title, WORDS)
        else await attachFile(studio, sampleFilePath('annual-sports-day.pdf'))
      }
      await saveForm(studio)
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
  await attachFile(studio, sampleFilePath('annual-sports-day.pdf'))
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

test('somebody who opens the same form sees who else is there, and a lock at the field in use', async ({
  browser,
}) => {
  const title = `Two people ${Date.now()}`
  const { row } = await askCms('POST', '/items/notification', { title, date: '2026-11-21' })
  const path = `/admin/content/notification/${String(row['id'])}`
  const [first, second] = [await openStudio(browser, 'editor'), await openStudio(browser, 'editor')]
  for (const studio of [first, second]) {
    await studio.goto(path)
    await studioField(studio, 'title').waitFor()
  }
  await studioField(first, 'title').locator('input').fill(`${title}, changed`)
  const field = studioField(second, 'title').locator('input')
  await expect(field).toHaveValue(`${title}, changed`)
  await expect(field).toBeDisabled()
  await studioField(first, 'date').click()
  await expect(field).toBeEnabled()
  await askCms('DELETE', `/items/notification/${String(row['id'])}`)
})
