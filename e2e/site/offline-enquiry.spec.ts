import type { Page } from 'playwright/test'
import { wake } from '../support/browser/page.ts'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { thanksTo } from '../support/enquiry-forms.ts'
import {
  admissionForm,
  fillAdmission,
  sendButton,
  storedAdmissions,
  uniqueName,
} from '../support/enquiry-page.ts'
import type { FaultProxy } from '../support/servers/fault-proxy.ts'
import { listItems } from '../support/cms.ts'
import {
  DAY_S,
  disconnect,
  expect,
  keep,
  kept,
  line,
  readKept,
  reconnect,
  test,
  visit,
} from '../support/offline.ts'

/** Opens the form, and cuts the connection. */
async function openOffline(page: Page, connection: FaultProxy) {
  await visit(page, admissionForm.path)
  await disconnect(page.context(), connection)
}

/** Writes an enquiry on that page and keeps it on the device; returns its name. */
async function writeOffline(page: Page): Promise<string> {
  const name = uniqueName()
  await fillAdmission(page, name, '012')
  await sendButton(page).click()
  await keep(page).click()
  // A number that the school could not call is not kept.
  await expect(kept(page).getByText(name)).toHaveCount(0)
  await page.getByLabel('Contact number').fill('0123456789')
  await sendButton(page).click()
  await keep(page).click()
  await expect(kept(page)).toBeFocused()
  await expect(kept(page)).toContainText(`${name}: ${messages.enquiry.kept.waits}`)
  await expect(page.getByLabel('Student name')).toHaveValue('')
  return name
}

test('an enquiry that was written without a connection is sent once and leaves nothing behind', async ({
  page,
  context,
  connection,
  expectAccessible,
}) => {
  await openOffline(page, connection)
  const name = await writeOffline(page)
  await expectAccessible(page)
  await page.goto('/')
  await expect(line(page)).toBeVisible()
  await wake(page)
  await expect(kept(page)).toContainText(name)
  const text = await readKept(page)
  expect(await storedAdmissions(name)).toHaveLength(0)
  await reconnect(context, connection)
  // A machine without a network has no such event of its own.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(kept(page)).toContainText(thanksTo(name))
  await expect(line(page)).toHaveCount(0)
  expect(await readKept(page)).toBeNull()
  // As if the response had been lost.
  await page.evaluate((value) => localStorage.setItem('kept-enquiries', value ?? ''), text)
  await page.goto('/Faculty')
  await expect(kept(page)).toContainText(thanksTo(name))
  expect(await storedAdmissions(name)).toHaveLength(1)
  expect(await readKept(page)).toBeNull()
})

test('an enquiry that the website could not store is sent again with the next page', async ({
  page,
  context,
  connection,
}) => {
  await openOffline(page, connection)
  const name = await writeOffline(page)
  const formId = /"formId":"(\w+)"/.exec((await readKept(page)) ?? '')?.[1] ?? ''
  const state = { status: 'failed', values: {}, errors: [], message: 'Could not be stored' }
  const body = `<form id="${formId}" data-state='${JSON.stringify(state)}'></form>`
  await context.route(`**${admissionForm.path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback(),
  )
  await reconnect(context, connection)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(kept(page)).toContainText(state.message)
  await context.unrouteAll()
  await page.goto('/Faculty')
  await expect(kept(page)).toContainText(thanksTo(name))
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('after a week the parent decides', async ({ page, context, connection }) => {
  // Both on one page: the next page would try to send the first.
  await openOffline(page, connection)
  const names = [await writeOffline(page), await writeOffline(page)]
  const text = (await readKept(page))?.replaceAll(
    /"writtenAt":(\d+)/g,
    (_, time) => `"writtenAt":${Number(time) - 8 * DAY_S * 1000}`,
  )
  await page.evaluate((value) => localStorage.setItem('kept-enquiries', value ?? ''), text)
  await reconnect(context, connection)
  await page.goto('/Faculty')
  await wake(page)
  const [first, second] = names.map((name) =>
    kept(page).getByRole('listitem').filter({ hasText: name }),
  )
  await expect(first!).toContainText(messages.enquiry.kept.ask)
  await first!.getByRole('button', { name: 'Delete' }).click()
  await expect(first!).toHaveCount(0)
  await second!.getByRole('button', { name: 'Send' }).click()
  await expect(kept(page)).toContainText(thanksTo(names[1] ?? ''))
  expect(await readKept(page)).toBeNull()
  expect(await storedAdmissions(names[0] ?? '')).toHaveLength(0)
  expect(await storedAdmissions(names[1] ?? '')).toHaveLength(1)
})

test('an answer to a form of the school is sent once; one whose time is full is opened again, filled in', async ({
  page,
  context,
  connection,
}) => {
  const name = uniqueName()
  const stored = () => listItems('form_answer', 'summary', 'Third Saturday of the month, 10 am')
  const before = (await stored()).length
  const write = async () => {
    await visit(page, '/SchoolVisit')
    await disconnect(context, connection)
    await page.getByLabel('Time of the visit').selectOption('Third Saturday of the month, 10 am')
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Telephone or e-mail').fill('9876543210')
    await page.getByRole('button', { name: 'Send' }).click()
    await keep(page).click()
    await expect(kept(page)).toContainText(/^Visit the school \|/)
    await expect(kept(page)).toContainText(messages.enquiry.kept.waits)
    await expect(kept(page)).not.toContainText(name)
  }
  await write()
  const text = await readKept(page)
  await reconnect(context, connection)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(kept(page)).toContainText('has arrived')
  expect(await readKept(page)).toBeNull()
  await page.evaluate((value) => localStorage.setItem('kept-enquiries', value ?? ''), text)
  await page.goto('/Faculty')
  await expect(kept(page)).toContainText('has arrived')
  const own = (await stored()).filter(({ answers }) => JSON.stringify(answers).includes(name))
  expect([own.length, (await stored()).length]).toEqual([1, before + 1])

  await write()
  // Its question has changed meanwhile.
  const old = (await readKept(page))?.replace(/(\["form_version","|Asha)/g, '$1x')
  await page.evaluate((value) => localStorage.setItem('kept-enquiries', value ?? ''), old)
  await reconnect(context, connection)
  // Here, not on the next page: this one may send it first, as the browser may notice the connection.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(kept(page)).toContainText(messages.forms.changed)
  // The server would refuse it again.
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/Uniform')
  await expect(kept(page)).toContainText(messages.enquiry.kept.ask)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  expect(posts).toEqual([])
  await kept(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit the school')
  await expect(page.getByLabel('Your name')).toHaveValue(name.replace('Asha', 'Ashax'))
  await wake(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Send' }).last().click()
  await expect(page.getByText('has arrived')).toBeVisible()
  expect(await readKept(page)).toBeNull()
})
