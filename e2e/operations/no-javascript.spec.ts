import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { expect, test } from '../support/test.ts'

// `npm test` checks one page of each template so.
test.use({ javaScriptEnabled: false })

for (const page of pages) {
  test(`${page.path} is accessible without JavaScript`, async ({ page: tab, expectAccessible }) => {
    expect((await tab.goto(hrefOf(page)))?.status()).toBe(200)
    await expectAccessible(tab)
  })
}
