import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { wake } from '../../scripts/lib/hydration.ts'
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

test(
  'without JavaScript there are no buttons without a function',
  { tag: '@nojs' },
  async ({ page }) => {
    await openNotice(page)
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Share|Copy link)$/ })).toHaveCount(0)
  },
)

test.describe('with JavaScript', { tag: '@phone' }, () => {
  test('the canonical address is copied by keyboard, and that is announced', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openNotice(page)
    await page.getByRole('button', { name: 'Copy link' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
  })

  test('a failure of the clipboard is announced', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('Refused')) },
      })
    })
    await openNotice(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: messages.share.notCopied }),
    ).toBeVisible()
  })

  test('the share button passes title and address to the device', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data)
          return Promise.reject(new DOMException('The visitor closed it', 'AbortError'))
        },
      })
    })
    const path = await openNotice(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const shared = await page.locator('html').getAttribute('data-shared')
    expect(JSON.parse(shared ?? '')).toEqual({ title: TITLE, url: `${baseURL}${path}` })
  })

  test('there is no button for an unsupported feature', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    await openNotice(page)
    await wake(page)
    await expect(page.getByRole('button', { name: /^(Share|Copy link)$/ })).toHaveCount(0)
  })
})
