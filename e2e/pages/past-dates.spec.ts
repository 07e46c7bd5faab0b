import { readCalendar } from '../support/calendar.ts'
import { expect, test } from '../support/test.ts'

test('past dates are collapsed by session, and open without a script', async ({ page }) => {
  const { past } = await readCalendar()
  await page.goto('/SchoolCalendar')
  const folded = page.locator('details:has(.calendar-table)')
  await expect(folded).toHaveCount(past.length)
  for (const [index, { session, dates }] of past.entries()) {
    const each = folded.nth(index)
    await expect(each.locator('summary')).toContainText(session)
    await expect(each.locator('time').first()).toBeHidden()
    await each.locator('summary').click()
    await expect(each.locator('tr:has(time)')).toHaveCount(dates.length)
    await expect(each.locator('time').first()).toBeVisible()
  }
})
