import type { Page } from 'playwright/test'
import { withItem } from '../support/cms.ts'
import { kilobytesOf } from '../support/page-steps.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

// The members' tables of the specification, with literal values.

const main = (page: Page) => page.getByRole('main')

for (const [path, caption, count] of [
  ['/Trust', 'Members of the trust', 6],
  ['/Management', 'Members of the management committee', 9],
  ['/SexualHarassmentCommittee', 'Members of the committee', 5],
] as const) {
  test(`${path}: every member is listed and can be called`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const table = page.getByRole('table', { name: caption })
    const rows = table.locator('tbody tr')
    await expect(table.locator('thead th')).toHaveText(['No.', 'Name', 'Designation', 'Telephone'])
    await expect(rows).toHaveCount(count)
    for (const row of await rows.all()) {
      const number = row.getByRole('link')
      const href = `tel:${(await number.innerText()).replaceAll(' ', '')}`
      await expect(number).toHaveAttribute('href', href)
      const { x, width } = (await number.boundingBox()) ?? { x: NaN, width: NaN }
      expect(x + width, 'no number is cut off by the edge of a phone').toBeLessThan(360)
    }
    if (path === '/Trust') await expectRegistration(page)
    if (path === '/SexualHarassmentCommittee') {
      await expect(rows.first().locator('strong')).toHaveText('Presiding Officer,')
      await expect(rows.locator('strong', { hasText: 'External member' })).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'How to complain' })).toBeVisible()
    }
  })
}

/** The registration of the society is linked with its type and actual size. */
async function expectRegistration(page: Page) {
  const href = '/docs/pdf/SocityRegistration.pdf'
  const link = main(page).getByRole('link', { name: /^Society registration \(PDF/ })
  await expect(link).toHaveAttribute('href', href)
  await expect(link).toContainText(`(PDF, ${await kilobytesOf(page, href)} kB)`)
}

test('an editor’s text leaves the members in place', async ({ page }) => {
  const content = '<p>What the office wrote of the committee.</p>'
  await withItem('pages', { page_name: 'management', content }, async () => {
    const text = page.getByText('What the office wrote')
    await openUntil(page, '/Management', () => expect(text).toBeVisible({ timeout: 500 }))
    const members = page.getByRole('table', { name: 'Members of the management committee' })
    await expect(members.locator('tbody tr')).toHaveCount(9)
    await expect(main(page).getByRole('link', { name: 'The trust' }).last()).toBeVisible()
  })
})
