import { expect, test } from 'playwright/test'
import { askCms, withItem } from '../support/cms.ts'
import {
  openNewNotice,
  openStudio,
  saveButton,
  saveForm,
  studioField,
  typeNotice,
} from '../support/studio.ts'

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

  await openNewNotice(studio)
  await typeNotice(studio, 'Holiday', 'The school is closed.')
  await studioField(studio, 'publish_from').locator('[contenteditable]').first().click()
  // The time runs into the year.
  await studio.keyboard.type('26112026 0430')
  await refuse('publish_from', 'Write a time with its year')
  await openNewNotice(studio)
  await studioField(studio, 'title').locator('input').fill('Holiday')
  await studioField(studio, 'date').locator('[contenteditable]').first().click()
  await studio.keyboard.type('21111519')
  await refuse('date', 'Write a day with its year')

  const filed = { kind: 'noc', remark: 'Applied for', status: 'draft' }
  await withItem('disclosure_document', filed, async (id) => {
    const until = studioField(studio, 'valid_until')
    const stored = async () =>
      (await askCms('GET', `/items/disclosure_document/${id}`)).row['valid_until']
    await studio.goto(`/admin/content/disclosure_document/${id}`)
    await until.locator('[contenteditable]').first().click()
    await studio.keyboard.type('1205')
    await refuse('valid_until', 'Write a day with its year')
    await until.locator('[contenteditable]').last().click()
    await studio.keyboard.type('2028')
    await saveForm(studio)
    expect(await stored()).toBe('2028-05-12')
  })

  await studio.goto('/admin/content/school')
  await studioField(studio, 'phone').locator('input').fill('0612-2567890/91')
  await refuse('phone', 'Write each number in full')
})
