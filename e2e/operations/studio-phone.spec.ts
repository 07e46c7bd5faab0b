import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from 'playwright/test'
import sharp from 'sharp'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { missingPackages } from '../deploy/packages.ts'
import { openTrustingBrowser } from '../deploy/trusting-browser.ts'
import { request } from '../support/cms.ts'
import { setUpFront } from '../support/front.ts'
import { makePhoto } from '../support/photo.ts'
import { attachFile, openNewNotice, typeNotice } from '../support/studio.ts'
import { freshCode } from '../support/totp.ts'
import { openUntil } from '../support/visitor.ts'

test.skip(missingPackages().length > 0, 'nginx and its modules are not on this machine')
test.describe.configure({ timeout: 240_000, retries: 0 })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const PASSWORD = 'kite in the north wind'
const email = `${randomUUID()}@example.com`

const front = setUpFront('studio-phone')
let browser: Browser
let folder = ''
/** Metadata that a phone writes into a photo, here the location. */
let photo = ''

test.beforeAll(async () => {
  browser = await openTrustingBrowser([front.siteName, front.studioName], front.certificate)
  const person = { email, password: PASSWORD, role: EDITOR_ROLE, status: 'active' }
  const admin = { token: front.tokens.adminToken }
  expect((await request(front.cmsUrl, admin, 'POST', '/users', person)).status).toBe(200)
  folder = await mkdtemp(join(tmpdir(), 'school-website-photo-'))
  photo = join(folder, 'notice-board.jpg')
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 21/1 7/1' }
  const taken = sharp(await makePhoto(), { limitInputPixels: false })
  await writeFile(photo, await taken.withExif({ IFD3: place }).jpeg({ quality: 84 }).toBuffer())
})
test.afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

async function typePassword(page: Page): Promise<void> {
  await page.goto(`${front.studioUrl}/`)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(PASSWORD)
  await press(page, 'Sign In')
}

/** Sets up the second factor at the first sign-in; returns its secret. */
async function enrol(page: Page): Promise<string> {
  await typePassword(page)
  await page.waitForURL(/\/admin\/tfa-setup/)
  await page.locator('input[type=password]').fill(PASSWORD)
  const generated = page.waitForResponse(/\/tfa\/generate/)
  await press(page, 'Next')
  const { data } = (await (await generated).json()) as { data: { secret: string } }
  await page
    .locator('input')
    .last()
    .fill(await freshCode(data.secret))
  const enabled = page.waitForResponse(/\/tfa\/enable/)
  await page.keyboard.press('Enter')
  expect((await enabled).status()).toBe(204)
  return data.secret
}

/** Signs in on another day, with the password and a code. */
async function signIn(page: Page, secret: string): Promise<void> {
  await typePassword(page)
  await page.getByPlaceholder('One-Time Password').fill(await freshCode(secret))
  await press(page, 'Sign In')
  await page.waitForURL(/\/admin\/content/)
}

/** At first the two side bars cover the list; each closes by a tap next to it. */
async function closeSideBars(page: Page): Promise<void> {
  const [options, menu] = [page.getByText('Layout Options'), page.getByText('Content to fix')]
  await expect(options).toBeInViewport()
  await expect(async () => {
    await page.touchscreen.tap(20, 400)
    await expect(options).not.toBeInViewport({ timeout: 2_000 })
  }).toPass()
  await expect(async () => {
    await page.touchscreen.tap(345, 400)
    await expect(menu).not.toBeInViewport({ timeout: 2_000 })
  }).toPass()
}

/** On a phone the save button is a tick without a name. */
async function save(page: Page): Promise<void> {
  await page.locator('button:has([data-icon=check])').first().tap()
  await page.waitForURL((url) => !url.pathname.endsWith('/+'))
}

/** Takes a screenshot into test-results. */
const show = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`) })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('an editor publishes a photographed notice by phone, and visitors see it', async () => {
  const phone = await browser.newContext({ ...PHONE, baseURL: front.studioUrl })
  const page = await phone.newPage()
  const secret = await enrol(page)
  await phone.clearCookies()
  await signIn(page, secret)
  await closeSideBars(page)

  const title = `Sports day ${Date.now()}`
  await openNewNotice(page)
  await typeNotice(page, title, 'The field is wet. Bring sports shoes on Monday.')
  const uploaded = page.waitForResponse((each) => each.request().method() === 'POST')
  await attachFile(page, photo)
  expect((await uploaded).status()).toBe(200)
  await show(page, 'form')
  expect(await widthOf(page)).toBe(PHONE.viewport.width)
  await save(page)
  await show(page, 'saved')

  const family = await (await browser.newContext({ ...PHONE, baseURL: front.siteUrl })).newPage()
  const link = family.getByRole('link', { name: title })
  await openUntil(family, '/notices', () => expect(link).toBeVisible({ timeout: 2_000 }))
  await link.tap()
  await expect(family.getByRole('heading', { name: title })).toBeVisible()
  await show(family, 'notice')
  expect(await widthOf(family)).toBe(PHONE.viewport.width)
  const attached = family.locator('main a[download]').first()
  const [download] = await Promise.all([family.waitForEvent('download'), attached.tap()])
  expect(download.suggestedFilename()).toBe('notice-board.webp')
  const { format, width, exif } = await sharp(await download.path()).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined })
})
