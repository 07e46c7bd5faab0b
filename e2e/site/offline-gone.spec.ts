import messages from '../../content/messages/en.json' with { type: 'json' }
import { uniqueName } from '../support/enquiry-page.ts'
import {
  disconnect,
  expect,
  keep,
  kept,
  readKept,
  reconnect,
  test,
  visit,
} from '../support/offline.ts'

test('an answer whose form is gone says so, is not posted again, and can be deleted', async ({
  page,
  context,
  connection,
}) => {
  await visit(page, '/SchoolVisit')
  await disconnect(context, connection)
  await page.getByLabel('Time of the visit').selectOption({ index: 1 })
  await page.getByLabel('Your name').fill(uniqueName())
  await page.getByLabel('Telephone or e-mail').fill('9876543210')
  await page.getByRole('button', { name: 'Send' }).click()
  await keep(page).click()
  await expect(kept(page)).toContainText(messages.enquiry.kept.waits)
  const text = (await readKept(page))?.replace('/SchoolVisit', '/no-such-form')
  await page.evaluate((value) => localStorage.setItem('kept-enquiries', value ?? ''), text)
  await reconnect(context, connection)
  await page.goto('/Faculty')
  await expect(kept(page)).toContainText(messages.forms.gone)
  await expect(kept(page).getByRole('button', { name: 'Send' })).toHaveCount(0)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/Uniform')
  await expect(kept(page)).toContainText(messages.forms.gone)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  expect(posts).toEqual([])
  await kept(page).getByRole('button', { name: 'Delete' }).click()
  await expect(kept(page)).toHaveCount(0)
  expect(await readKept(page)).toBeNull()
})
