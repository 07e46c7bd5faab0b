import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

// Disables smooth scrolling, as the test reads the result after the scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HEADINGS = ['Name', 'Designation', 'Qualification']

const teachers = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Teachers' })
const table = (page: Page) => teachers(page).getByRole('table')
const names = (page: Page) => table(page).locator('th[scope=row]')
const departments = (page: Page) => table(page).locator('th[scope=rowgroup]')

async function ask(page: Page, question: string, order?: string) {
  await teachers(page).getByLabel('Name, subject or qualification').fill(question)
  if (order) await teachers(page).getByLabel('Order').selectOption(order)
  await teachers(page).getByRole('button', { name: 'Show teachers' }).click()
  await page.waitForURL(/\?q=/)
}

test('the teachers are listed by department, and one is found without title, dots or capitals', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Faculty')
  await expect(table(page).getByRole('columnheader')).toHaveText(HEADINGS)
  await expect(names(page).first()).toHaveText('Dr Anjali Sharma')
  await expect(departments(page).first()).toHaveText('Administration')
  const science = table(page).locator('tbody', { has: page.getByText('Science', { exact: true }) })
  await expect(science.getByRole('row', { name: /Mrs Meera Joshi PGT Chemistry/ })).toHaveCount(1)
  await expect(table(page).locator('[aria-sort]')).toHaveCount(0)
  await expect(teachers(page)).toContainText(/\d+ teachers/)

  await ask(page, 'miss JOSHI msc')
  await expect(names(page)).toHaveText(['Mrs Meera Joshi'])
  await expect(departments(page)).toHaveText(['Science'])
  await expect(teachers(page)).toContainText(/1 of \d+ teachers for “miss JOSHI msc”/)
  await expect(names(page)).toBeInViewport()
  await expect(teachers(page).getByLabel('Name, subject')).toHaveValue('miss JOSHI msc')
  await expectAccessible(page)
  await teachers(page).getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/Faculty')
  await expect(names(page).nth(10)).toBeVisible()
})

const ordered = 'the order of names has no departments'
test(ordered, { tag: '@phone' }, async ({ page, expectAccessible }) => {
  await page.goto('/Faculty')
  await ask(page, 'bed', 'By name')
  const column = table(page).getByRole('columnheader', { name: 'Name' })
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await expect(departments(page)).toHaveCount(0)
  await expect(names(page).nth(10)).toBeVisible()
  await expectAccessible(page)
  // A sort order without a query is an address too.
  await page.goto('/Faculty?sort=designation')
  await expect(teachers(page).getByLabel('Order')).toHaveValue('designation')
  await expect(names(page).nth(20)).toBeVisible()
})

const nothing = 'nothing found says so and leads back'
test(nothing, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  await page.goto('/Faculty?q=%3Cb%3Enobody%3C/b%3E')
  await expect(teachers(page)).toContainText('No teacher found for “<b>nobody</b>”.')
  await expect(table(page)).toHaveCount(0)
  await expectAccessible(page)
  await teachers(page).getByRole('link', { name: 'Show all teachers' }).click()
  await expect(names(page).first()).toBeVisible()
})
