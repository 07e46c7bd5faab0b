import { expect, test, type Page } from 'playwright/test'
import { askCms, withItem } from '../support/cms.ts'
import {
  openNewNotice,
  openStudio,
  saveButton,
  saveForm,
  signIn,
  studioField,
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

  await studio.goto('/admin/content/school')
  await studioField(studio, 'phone').locator('input').fill('0612-2567890/91')
  await refuse('phone', 'Write one or two numbers in full')
})

test('words with the marks of WhatsApp are pasted as bold, italic and struck out', async ({
  browser,
}) => {
  const studio = await openStudio(browser, 'editor')
  await openNewNotice(studio)
  const text = studioField(studio, 'description').locator('[contenteditable=true]')
  await text.click()
  const paste = (words: string) =>
    text.evaluate((editor, plain) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain)
      editor.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, words)
  await paste('*Dear _Parents_*\n~12 May~ 5*3*2')
  await expect(text.locator('p')).toHaveCount(2)
  expect(await text.innerHTML()).toBe(
    '<p><strong>Dear <em>Parents</em></strong></p><p><s>12 May</s> 5*3*2</p>',
  )
})

const draft = { title: 'Two people', date: '2026-11-21', status: 'draft' }
const titleIn = (studio: Page) => studioField(studio, 'title').locator('input')
const openNotice = (studio: Page, id: number) => studio.goto(`/admin/content/notification/${id}`)
const noticeWith = async (id: number) =>
  (await askCms('GET', `/items/notification?filter[id][_eq]=${id}`)).rows[0]

test('after the end of a session, the form keeps what was typed and says what to do', async ({
  browser,
}) => {
  await withItem('notification', draft, async (id) => {
    const studio = await openStudio(browser, 'editor')
    await openNotice(studio, id)
    await titleIn(studio).fill('Typed before the end')
    await studio.context().clearCookies()
    // The tab is hidden and shown again: the Studio asks whether its session is still valid.
    const asked = studio.waitForResponse(/\/users\/me\?fields=id$/)
    for (const state of ['hidden', 'visible'])
      await studio.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await asked
    await saveButton(studio).click()
    await expect(studio.getByText('sign in again in another tab, then press Save')).toBeVisible()
    await signIn(studio, 'editor')
    await studio.getByRole('button', { name: 'Dismiss' }).click()
    await expect(titleIn(studio)).toHaveValue('Typed before the end')
    await saveForm(studio)
    expect(await noticeWith(id)).toMatchObject({ title: 'Typed before the end' })
  })
})
