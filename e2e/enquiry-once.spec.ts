import type { Page } from '@playwright/test'
import { enquiryMessages as say } from '../content/enquiry-messages.ts'
import { privacyNotice } from '../content/pages/general/privacy-policy.ts'
import { listItems } from './support/cms.ts'
import { expect, test } from './support/test.ts'

const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

const stored = (name: string) => listItems('admission_form', 'student_name', name)

async function fill(page: Page, name: string, number = '0123456789') {
  await page.getByLabel('Student name').fill(name)
  await page.getByLabel('Age').fill('5')
  await page.getByLabel('Contact number').fill(number)
}

async function send(page: Page, name: string) {
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()
  await expect(page.getByText(say.thanks(name))).toBeVisible()
}

test('the back button and a second sending of the same words are one enquiry', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = uniqueName()
  await page.goto('/')
  await page.goto('/TakeAdmission')
  await fill(page, name)
  await send(page, name)
  await page.goto('/')
  // Without JavaScript the browser itself asks first whether it shall send the form again.
  if (javaScriptEnabled === false) await page.goto('/TakeAdmission')
  else await page.goBack()
  await fill(page, name)
  await send(page, name)
  expect(await stored(name)).toHaveLength(1)
})

test('two tabs with the same words are one enquiry', async ({ page, context }) => {
  const name = uniqueName()
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/TakeAdmission')
    await fill(tab, name)
  }
  await Promise.all(tabs.map((tab) => send(tab, name)))
  expect(await stored(name)).toHaveLength(1)
})

test('two families with children of the same name are two enquiries', async ({ page }) => {
  const name = uniqueName()
  for (const number of ['0123456789', '0123456788']) {
    await page.goto('/TakeAdmission')
    await fill(page, name, number)
    await send(page, name)
  }
  expect(await stored(name)).toHaveLength(2)
})

test('a replayed request is the same enquiry and gets the same answer', async ({
  page,
  request,
}) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fill(page, name)
  const posted = page.waitForRequest((each) => each.method() === 'POST')
  await send(page, name)
  const sent = await posted
  const again = await request.post(sent.url(), {
    headers: await sent.allHeaders(),
    data: sent.postDataBuffer() ?? Buffer.alloc(0),
  })
  expect(await again.text()).toContain(say.thanks(name))
  expect(await stored(name)).toHaveLength(1)
})

test('the office reads when it came, until when to reply, and which notice was shown', async ({
  page,
}) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await expect(page.getByText('keep them for 13 months at most')).toBeVisible()
  await fill(page, name)
  const before = Date.now()
  await send(page, name)
  const [item] = await stored(name)
  expect(item).toMatchObject({
    notice_version: privacyNotice.version,
    suspected: null,
    stage: 'new',
  })
  const received = Date.parse(String(item?.received_at))
  expect(Math.abs(received - before)).toBeLessThan(60_000)
  expect(Date.parse(String(item?.reply_by)) - received).toBe(24 * 3_600_000)
})

test('who fills the field that people do not see is kept, and marked for the office', async ({
  page,
}) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fill(page, name)
  const trap = page.locator('#enquiry input[name=homepage]')
  await expect(trap).not.toBeInViewport({ ratio: 0.9 })
  await trap.fill('https://buy.example', { force: true })
  await send(page, name)
  expect(await stored(name)).toMatchObject([{ suspected: expect.stringContaining('do not see') }])
})

test.describe('without JavaScript', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false)

  test('sending the page again on reload is one enquiry', async ({ page }) => {
    const name = uniqueName()
    await page.goto('/TakeAdmission')
    await fill(page, name)
    await send(page, name)
    await page.reload()
    await expect(page.getByText(say.thanks(name))).toBeVisible()
    expect(await stored(name)).toHaveLength(1)
  })
})
