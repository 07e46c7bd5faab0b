import { expect, test } from 'playwright/test'
import { askCms, withItem } from '../support/cms.ts'
import { openStudio, saveButton, saveForm, studioField } from '../support/studio.ts'

test('what is typed is stored as meant, or refused with a sentence at its field', async ({
  browser,
}) => {
  const studio = await openStudio(browser, 'editor')
  const refuse = async (name: string, sentence: string) => {
    await saveButton(studio).click()
    await expect(studioField(studio, name)).toContainText(sentence)
  }
  await withItem('fee', { class_name: 'Trial', amount: 1, status: 'draft' }, async (id) => {
    const amount = async () =>
      (await askCms('GET', `/items/fee?filter[id][_eq]=${id}`)).rows[0]?.['amount']
    const type = async (typed: string) => {
      await studio.goto(`/admin/content/fee/${id}`)
      await studioField(studio, 'amount').locator('input').fill(typed)
    }
    await type('8,150/-')
    await saveForm(studio)
    expect(await amount()).toBe(8150)
    await type('8k')
    await refuse('amount', 'Write one whole number')
    expect(await amount()).toBe(8150)
    await type('')
    await expect(studio.getByText('the website asks parents to contact the office')).toBeVisible()
  })

  await studio.goto('/admin/content/school')
  await studioField(studio, 'phone').locator('input').fill('0612-2567890/91')
  await refuse('phone', 'Write each number in full')
})
