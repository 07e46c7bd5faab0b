import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import {
  enquire,
  fillAdmission,
  send,
  sendButton,
  storedAdmissions,
  uniqueName,
} from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'

test('the back button and a second post of the same words are one enquiry', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = uniqueName()
  await page.goto('/')
  await enquire(page, name)
  await page.goto('/')
  // Without JavaScript the browser itself asks first whether to post the form again.
  if (javaScriptEnabled === false) await page.goto('/TakeAdmission')
  else await page.goBack()
  await fillAdmission(page, name)
  await send(page, name)
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('two tabs with the same words are one enquiry', async ({ page, context }) => {
  const name = uniqueName()
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/TakeAdmission')
    await fillAdmission(tab, name)
  }
  await Promise.all(tabs.map((tab) => send(tab, name)))
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('two families with children of the same name are two enquiries', async ({ page }) => {
  const name = uniqueName()
  for (const number of ['0123456789', '0123456788']) await enquire(page, name, number)
  expect(await storedAdmissions(name)).toHaveLength(2)
})

test('a replayed request is the same enquiry and gets the same response', async ({
  page,
  request,
}) => {
  const name = uniqueName()
  const posted = page.waitForRequest((each) => each.method() === 'POST')
  await enquire(page, name)
  const sent = await posted
  const again = await request.post(sent.url(), {
    headers: await sent.allHeaders(),
    data: sent.postDataBuffer() ?? Buffer.alloc(0),
  })
  expect(await again.text()).toContain(say.thanks(name))
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('a reload that posts the page again is one enquiry', { tag: '@nojs' }, async ({ page }) => {
  const name = uniqueName()
  await enquire(page, name)
  await page.reload()
  await expect(page.getByText(say.thanks(name))).toBeVisible()
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('two taps are one enquiry', { tag: '@js' }, async ({ page }) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fillAdmission(page, name)
  await sendButton(page).dblclick()
  await expect(page.getByText(say.thanks(name))).toBeVisible()
  expect(await storedAdmissions(name)).toHaveLength(1)
})
