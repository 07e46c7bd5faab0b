import { randomUUID } from 'node:crypto'
import { askCms, withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'

const PAGE = {
  page_name: 'open_house',
  address: '/OpenHouse',
  title: 'Open house',
  kind: 'form',
  status: 'published',
  form_fields: [
    { label: 'Time', kind: 'slot', required: true, choices: 'Monday, 10 am | 1\nTuesday | 2' },
    { label: 'Telephone or e-mail', kind: 'contact', required: true },
  ],
}

test('a time without places cannot be chosen, until an answer is closed', async ({ page }) => {
  const id = randomUUID()
  await withItem('pages', PAGE, async () => {
    const monday = page.getByRole('option', { name: 'Monday, 10 am' })
    const statusOf = async () =>
      (await page.request.get(PAGE.address, { maxRedirects: 0 })).status()
    await expect.poll(statusOf, { timeout: 20_000 }).toBe(200)
    await page.goto(PAGE.address)
    await expect(monday).toBeEnabled()
    const answer = { id, form: PAGE.title, form_page: PAGE.page_name, place: 'Monday, 10 am' }
    expect((await askCms('POST', '/items/form_answer', { ...answer, places: 1 })).status).toBe(200)
    await expect(async () => {
      await page.goto(PAGE.address)
      await expect(monday).toBeDisabled({ timeout: 500 })
    }).toPass()
    await expect(monday).toHaveText('Monday, 10 am: no places left')
    await expect(page.getByRole('option', { name: 'Tuesday' })).toBeEnabled()
    await askCms('PATCH', `/items/form_answer/${id}`, { stage: 'closed' })
    await expect(async () => {
      await page.goto(PAGE.address)
      await expect(monday).toBeEnabled({ timeout: 500 })
    }).toPass()
  })
  await askCms('DELETE', `/items/form_answer/${id}`)
})
