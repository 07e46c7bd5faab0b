import { expect, test } from './support/test.ts'

test('five lists, each a document of the type and size that is said', async ({ page }) => {
  await page.goto('/Booklist')
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Serial Number', 'Class', 'Link'])
  const rows = table.locator('tbody tr')
  await expect(rows).toHaveCount(5)
  for (const row of await rows.all()) {
    const link = row.getByRole('link')
    await expect(link).toHaveText('Click Here To Download')
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    const size = Math.round((await answer.body()).length / 1000)
    await expect(row).toContainText(`(PDF, ${size} kB)`)
  }
})

test('who only hears the links can tell them apart', async ({ page }) => {
  await page.goto('/Booklist')
  for (const name of ['LKG, list 1', 'UKG, list 2', 'Class 1, list 3', 'Class 1, list 5']) {
    await expect(
      page.getByRole('link', { name: `Click Here To Download: ${name}`, exact: true }),
    ).toHaveCount(1)
  }
})
