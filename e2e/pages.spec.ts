import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { expect, test } from './support/test.ts'

for (const page of pages) {
  const href = hrefOf(page)

  test(`${page.path} is complete`, async ({ page: browser, expectAccessible }) => {
    const answer = await browser.goto(href)
    expect(answer?.status()).toBe(200)
    await expect(browser.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(browser).toHaveTitle(page.path === '/' ? /\S/ : new RegExp(`^${page.title} \\| `))
    await expect(browser.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${href.replace('/', '/?')}$`),
    )
    await expect(browser.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    const { width, content } = await browser.evaluate(() => ({
      width: innerWidth,
      content: document.documentElement.scrollWidth,
    }))
    expect(content, 'nothing runs out of the window sideways').toBeLessThanOrEqual(width)
    await expectAccessible(browser)
  })
}
