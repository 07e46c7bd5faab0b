import { expect, test } from '../support/test.ts'

test('the teachers are listed by department', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Faculty')
  const table = page.getByRole('region', { name: 'Teachers' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Designation', 'Qualification'])
  await expect(table.locator('th[scope=row]').first()).toHaveText('Dr Anjali Sharma')
  await expect(table.locator('th[scope=rowgroup]').first()).toHaveText('Administration')
  const science = table.locator('tbody', { has: page.getByText('Science', { exact: true }) })
  await expect(science.getByRole('row', { name: /Mrs Meera Joshi PGT Chemistry/ })).toHaveCount(1)
})
