import type { APIResponse, Page } from 'playwright/test'
import { linkPath } from 'school-schema/principal/links'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { askCms, withItem } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const PIN = '480362'
const NOTICE = { title: 'पुस्तकालय रविवार को खुला है', date: '2019-11-20', status: 'waiting' }

let link = ''

/** The pages of the CMS, opened by its administrator. */
async function openOwnPage(page: Page, path: string): Promise<void> {
  const authorization = `Bearer ${requireEnv('E2E_CMS_ADMIN_TOKEN')}`
  await page.setExtraHTTPHeaders({ authorization })
  await page.goto(requireEnv('E2E_CMS_URL') + path)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Presses Tab until an element has the focus; what has it is visible and outlined. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const label = await focused.evaluate(
      (element) =>
        (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '',
    )
    if (!label.includes(name)) continue
    await expect(focused).toBeInViewport()
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
      'none',
    )
    return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test.describe('pages of the CMS', () => {
  test.use({ baseURL: requireEnv('E2E_CMS_URL') })

  test('the link of the prepared alerts is made by keyboard, on a page that axe accepts', async ({
    page,
    expectAccessible,
  }) => {
    await openOwnPage(page, '/principal-link')
    await expectAccessible(page)
    await tabTo(page, 'PIN')
    await page.keyboard.type(PIN)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The link is made')
    await expectAccessible(page)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    link = (await page.getByRole('link', { name: '/preview/alert/' }).getAttribute('href')) ?? ''
  })

  test('the pack for an inspection fits a phone', async ({ page, expectAccessible }) => {
    await openOwnPage(page, '/inspection-pack')
    await expect(page.getByRole('heading', { name: 'Register of policies' })).toBeVisible()
    await expectAccessible(page)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await tabTo(page, 'as one ZIP file')
  })
})

/** Shows an answer whose status the browser would log as an error. */
async function show(page: Page, answer: APIResponse, status: number): Promise<void> {
  expect(answer.status()).toBe(status)
  await page.setContent(await answer.text())
}

test('a wrong PIN is reported', async ({ page, expectAccessible }) => {
  const headers = { origin: new URL(link).origin }
  await show(page, await page.request.post(link, { form: { pin: '000001' }, headers }), 403)
  await expect(page.getByRole('alert')).toHaveText('This is not the PIN.')
  await expectAccessible(page)
})

test('an alert is chosen by keyboard after the PIN, in three languages', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(link)
  await expectAccessible(page)
  await tabTo(page, 'PIN')
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(page.locator('[lang=hi]').first()).toBeVisible()
  await expect(page.locator('[lang=bn]').first()).toBeVisible()
  await expectAccessible(page)
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  await tabTo(page, 'School is closed today')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'School closes early' })).toBeChecked()
  await tabTo(page, 'Publish on every page')
})

test('a notice is sent back by keyboard', async ({ page, expectAccessible }) => {
  // It stays: office/mail sets the same one at the same time.
  const saved = await askCms('PATCH', '/items/school', {
    principal_email: 'principal@school.example',
  })
  expect(saved.status).toBe(200)
  await withItem('notification', NOTICE, async (notice) => {
    const read = async () => (await askCms('GET', `/items/notification/${notice}`)).row
    await expect.poll(async () => (await read())['approval_request']).toBeTruthy()
    const [asked = '', until = ''] = String((await read())['approval_request']).split('.')
    const { previewSecret } = await loadSecrets(requireEnv('E2E_DATA_DIR'))
    await page.goto(linkPath(previewSecret, 'approval', asked, Number(until)))
    await expectAccessible(page)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await expect(page.locator('h1 [lang=hi]')).toHaveText(NOTICE.title)
    await tabTo(page, 'What has to be changed')
    await page.keyboard.type('Write the hours.')
    await tabTo(page, 'Send back')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Write the hours.')
    await expectAccessible(page)
    expect(await read()).toMatchObject({ status: 'returned' })
  })
})

test('a link that was ended says so', async ({ page, expectAccessible }) => {
  const form = { action: 'end' }
  const headers = { authorization: `Bearer ${requireEnv('E2E_CMS_ADMIN_TOKEN')}` }
  await page.request.post(`${requireEnv('E2E_CMS_URL')}/principal-link`, { form, headers })
  await show(page, await page.request.get(link), 410)
  await expect(page.getByRole('alert')).toContainText('This link has ended')
  await expectAccessible(page)
})
