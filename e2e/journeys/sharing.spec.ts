import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

// A sample notice that no other test changes.
const TITLE = 'New timings'

async function openNotice(page: Page): Promise<string> {
  await page.goto('/notices')
  const link = page.getByRole('link', { name: TITLE })
  const path = (await link.getAttribute('href')) ?? ''
  await page.goto(path)
  return path
}

const whatsApp =
  'a notice can be sent by WhatsApp, without a request to it before, and prints without it'
test(whatsApp, { tag: '@desktop' }, async ({ page, baseURL }) => {
  const path = await openNotice(page)
  const link = page.getByRole('link', { name: 'Send by WhatsApp' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toBe(`${TITLE}\n${baseURL}${path}`)
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeHidden()
})
