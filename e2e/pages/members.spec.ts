import { withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

const bodies = [
  ['/Trust', 'Members of the trust', 6],
  ['/Management', 'Members of the management committee', 9],
  ['/SexualHarassmentCommittee', 'Members of the committee', 4],
] as const

for (const [path, caption, count] of bodies) {
  test(`${path}: every member is listed and can be called`, async ({ page }) => {
    await page.goto(path)
    const table = page.getByRole('table', { name: caption })
    const rows = table.locator('tbody tr')
    await expect(table.locator('thead th')).toHaveText([
      ...['No.', 'Name', 'Designation', 'Telephone'],
    ])
    await expect(rows).toHaveCount(count)
    for (const row of await rows.all()) {
      const number = row.getByRole('link')
      await expect(number).toHaveAttribute(
        'href',
        `tel:${(await number.innerText()).replaceAll(' ', '')}`,
      )
      // No number is cut off by the edge of a phone.
      const box = await number.boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)
    }
  })
}

test('the harassment committee points out who presides and who is from outside', async ({
  page,
}) => {
  await page.goto('/SexualHarassmentCommittee')
  const rows = page.getByRole('table', { name: 'Members of the committee' }).locator('tbody tr')
  await expect(rows.first().locator('strong')).toHaveText('Presiding Officer,')
  await expect(rows.locator('strong', { hasText: 'External member' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'How to complain' })).toBeVisible()
})

test('the registration of the society is linked with its type and true size', async ({ page }) => {
  await page.goto('/Trust')
  const link = page.getByRole('main').getByRole('link', { name: /^Society registration \(PDF/ })
  await expect(link).toHaveAttribute('href', '/docs/pdf/SocityRegistration.pdf')
  const response = await page.request.get('/docs/pdf/SocityRegistration.pdf')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const file = await response.body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(link).toContainText(`(PDF, ${Math.round(file.length / 1000)} kB)`)
})

test('an editor’s text leaves the members in place', { tag: '@desktop' }, async ({ page }) => {
  const content = '<p>What the office wrote of the committee.</p>'
  await withItem('pages', { page_name: 'management', content }, async () => {
    const text = page.getByText('What the office wrote')
    await openUntil(page, '/Management', () => expect(text).toBeVisible({ timeout: 500 }))
    const members = page.getByRole('table', { name: 'Members of the management committee' })
    await expect(members.locator('tbody tr')).toHaveCount(9)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'The trust' }).last(),
    ).toBeVisible()
  })
})
