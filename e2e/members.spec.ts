import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'

const bodies = [
  ['/Trust', 'Members of the trust'],
  ['/Management', 'Members of the management committee'],
  ['/SexualHarassmentCommittee', 'Members of the committee'],
] as const

for (const [path, caption] of bodies) {
  test(`${path}: every member can be called`, async ({ page }) => {
    await page.goto(path)
    const table = page.getByRole('table', { name: caption })
    const rows = table.locator('tbody tr')
    await expect(rows.nth(3)).toBeVisible()
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
  const words = page.getByRole('heading', { name: 'How to complain' })
  await expect(words).toBeVisible()
})

test('the registration of the society is linked with its type and true size', async ({ page }) => {
  await page.goto('/Trust')
  const link = page.getByRole('main').getByRole('link', { name: /^Society registration \(PDF/ })
  const href = (await link.getAttribute('href')) ?? ''
  const file = await (await page.request.get(href)).body()
  await expect(link).toContainText(`(PDF, ${Math.round(file.length / 1000)} kB)`)
})

test('an editor’s words leave the members where they are', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'One row of that name at a time.')
  const created = await askCms('POST', '/items/pages', {
    page_name: 'management',
    content: '<p>What the office wrote of the committee.</p>',
  })
  const { id } = created.data as { id: number }
  try {
    const html = async () => (await page.request.get('/Management')).text()
    await expect.poll(html, { timeout: 20_000 }).toContain('What the office wrote')
    await page.goto('/Management')
    const members = page.getByRole('table', { name: 'Members of the management committee' })
    await expect(page.getByText('What the office wrote')).toBeVisible()
    await expect(members.locator('tbody tr')).toHaveCount(9)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'The trust' }).last(),
    ).toBeVisible()
  } finally {
    await askCms('DELETE', `/items/pages/${id}`)
  }
})
