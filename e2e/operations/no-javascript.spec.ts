import { pages } from '../../content/pages/index.ts'
import { expectFits, openPage } from '../support/page-steps.ts'
import { test } from '../support/test.ts'

// `npm test` checks one page of each template this way.
test.use({ javaScriptEnabled: false })

for (const { path } of pages) {
  test(`${path} is accessible without JavaScript`, async ({ page, expectAccessible }) => {
    await openPage(page, path)
    await expectFits(page, '1280 px')
    await expectAccessible(page)
  })
}
