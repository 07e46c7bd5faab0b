import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { wake } from '../support/browser/page.ts'
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

async function untilShown({ request }: Page, address: string): Promise<void> {
  const statusOf = async () => (await request.get(address, { maxRedirects: 0 })).status()
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(200)
}

test('a time without places cannot be chosen, until an answer is closed', async ({ page }) => {
  const id = randomUUID()
  await withItem('pages', PAGE, async () => {
    const monday = page.getByRole('option', { name: 'Monday, 10 am' })
    await untilShown(page, PAGE.address)
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

test('files that are larger together than the website reads are named before they are sent', async ({
  page,
}) => {
  const files = ['Birth certificate', 'Photograph'].map((label) => ({ label, kind: 'file' }))
  const form = { ...PAGE, page_name: 'papers', address: '/Papers', form_fields: files }
  await withItem('pages', form, async () => {
    await untilShown(page, form.address)
    await page.goto(form.address)
    await wake(page)
    const buffer = Buffer.from(`%PDF-1.7${'x'.repeat(4.9 * 1024 * 1024)}`)
    for (const { label } of files)
      await page
        .getByLabel(label)
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: messages.forms.send }).last().click()
    await expect(page.getByRole('alert').first()).toContainText(messages.forms.filesTogether)
  })
})
