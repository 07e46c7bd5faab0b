import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { openStudio, studioField } from './support/studio.ts'

// The CMS's app takes its time on a slow machine.
test.setTimeout(180_000)

const CIRCULAR = path.join(import.meta.dirname, '../cms/sample/files/annual-sports-day.pdf')

/**
 * Loads an address until it shows what it should: a publish is to be seen without a second try soon.
 * The report of the test says after how long that was.
 */
async function expectSoon(site: Page, address: string, what: string, check: () => Promise<void>) {
  const begun = performance.now()
  await expect(async () => {
    await site.goto(address)
    await check()
  }).toPass({ timeout: 20_000, intervals: [100] })
  const description = `${what} at ${address} after ${Math.round(performance.now() - begun)} ms`
  test.info().annotations.push({ type: 'seen', description })
}

/**
 * The CMS's app saves a draft by itself a moment after each change. While it makes the first one of a new
 * row, it forgets a file that is chosen meanwhile; so each waits for the one before, as slow hands do.
 */
const untilSaved = (studio: Page, field: string) =>
  studio.waitForResponse(
    (response) =>
      /\/versions\/[^/]+\/save(\?|$)/.test(response.url()) &&
      (response.request().postData()?.includes(`"${field}":`) ?? false),
  )

async function writeNotice(studio: Page, title: string) {
  await studio.goto('/admin/content/notification/+', { waitUntil: 'networkidle' })
  await expect(studio.getByRole('button', { name: /^Draft/ })).toBeVisible()
  await studioField(studio, 'title').locator('input').fill(title)
  await expect(async () => {
    await studioField(studio, 'date').locator('[contenteditable]').first().click({ timeout: 2_000 })
    await studio.keyboard.type('21112026')
    await expect(studioField(studio, 'date')).toContainText('2026', { timeout: 2_000 })
  }).toPass()
  await studioField(studio, 'description').locator('[contenteditable=true]').click()
  const words = untilSaved(studio, 'description')
  await studio.keyboard.type('The field is wet. Bring sports shoes on Monday.')
  await words
  const paper = untilSaved(studio, 'file')
  await studio.getByText('No File Selected').click()
  await studio.getByText('Upload File from Device').click()
  await studio.locator('input[type=file]').setInputFiles(CIRCULAR)
  await expect(studioField(studio, 'file')).toContainText('Annual Sports Day')
  await paper
  await expect(studio.locator('#dialog-outlet .overlay')).toHaveCount(0)
}

const openNotice = (studio: Page, address: string) =>
  studio.goto(`/admin/content/notification/${address.split('/')[2]}`)

/** A change of something published is a draft first; publishing it shows what differs. */
async function publishChange(studio: Page) {
  await studio.getByRole('button', { name: 'Publish', exact: true }).click()
  await studio.getByRole('button', { name: 'Apply' }).click()
  await expect(studio.getByRole('button', { name: 'Apply' })).toBeHidden()
}

test('an editor publishes a notice, looks at a draft, corrects it and takes it back, and visitors see each', async ({
  browser,
  page: site,
}) => {
  const studio = await openStudio(browser, 'editor')
  const title = `Sports day moved to Monday ${Date.now()}`
  const notice = site.getByRole('link', { name: title })

  await writeNotice(studio, title)
  await studio.getByRole('button', { name: 'Publish', exact: true }).click()
  await studio.waitForURL(/notification\/\d+/)
  const address = `/notices/${/notification\/(\d+)/.exec(studio.url())?.[1]}`

  await expectSoon(site, '/', 'published', () =>
    expect(notice.first()).toBeVisible({ timeout: 500 }),
  )
  await expectSoon(site, '/notices', 'published', () =>
    expect(notice).toBeVisible({ timeout: 500 }),
  )
  await notice.click()
  await expect(site).toHaveURL(address)
  await expect(site.getByText('The field is wet.')).toBeVisible()
  const download = site.waitForEvent('download')
  await site.getByRole('link', { name: /Annual Sports Day \(PDF/ }).click()
  expect((await download).suggestedFilename()).toBe('annual-sports-day.pdf')

  await openNotice(studio, address)
  const corrected = { level: 1, name: `${title}, 9 am` }
  await studioField(studio, 'title').locator('input').fill(corrected.name)
  await studio.locator('button:has([data-icon="visibility"])').click()
  const preview = studio.frameLocator('iframe')
  await expect(preview.getByRole('heading', corrected)).toBeVisible({ timeout: 30_000 })
  await site.goto(address)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)

  await publishChange(studio)
  const heading = site.getByRole('heading', corrected)
  await expectSoon(site, address, 'corrected', () => expect(heading).toBeVisible({ timeout: 500 }))

  await openNotice(studio, address)
  await studioField(studio, 'status').locator('.v-input').click()
  await studio.getByText('Hidden', { exact: true }).click()
  await publishChange(studio)
  for (const list of ['/notices', '/']) {
    await expectSoon(site, list, 'taken back', () =>
      expect(notice).toHaveCount(0, { timeout: 500 }),
    )
  }
  await expectSoon(site, address, 'taken back', () =>
    expect(site.getByText('404 Not Found')).toBeVisible({ timeout: 500 }),
  )
})

test('a parent sends an enquiry and the office finds it in the CMS', async ({
  browser,
  page: site,
}) => {
  const name = `Asha Devi ${Date.now()}`
  await site.goto('/TakeAdmission')
  await site.getByLabel('Student name').fill(name)
  await site.getByLabel('Age').fill('6')
  await site.getByLabel('Previous school').fill('Sunrise Play School')
  await site.getByLabel('Contact number').fill('0123456789')
  await site.getByLabel('Address').fill('House 4, Main Road')
  await site.getByRole('button', { name: 'Send admission enquiry' }).click()
  await expect(site.getByRole('alert').filter({ hasText: 'Thanks' })).toHaveText(
    `Thanks ${name} for showing interest to take admission. We will get back to you within 24 hours.`,
  )

  const studio = await openStudio(browser, 'office')
  await studio.goto('/admin/content/admission_form')
  await studio.getByText(name).click()
  await expect(studioField(studio, 'contact_number').locator('input')).toHaveValue('0123456789')
  await expect(studioField(studio, 'address')).toContainText('Address')
})
