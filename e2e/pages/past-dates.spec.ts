import messages from '../../content/messages/en.json' with { type: 'json' }
import { fill } from '../../lib/format/fill.ts'
import { schoolDay, sessionOf } from 'school-schema/day'
import { readCalendar } from '../support/calendar.ts'
import { expect, test } from '../support/test.ts'

const past = 'past dates and later sessions are collapsed, and open without a script'
test(past, { tag: '@nojs' }, async ({ page }) => {
  const { folded: sessions } = await readCalendar()
  await page.goto('/SchoolCalendar')
  const folded = page.locator('details:has(.calendar-table)')
  await expect(folded).toHaveCount(sessions.length)
  for (const [index, { session, dates }] of sessions.entries()) {
    const each = folded.nth(index)
    await expect(each.locator('summary')).toContainText(session)
    await expect(each.locator('time').first()).toBeHidden()
    await each.locator('summary').click()
    await expect(each.locator('tr:has(time)')).toHaveCount(dates.length)
    await expect(each.locator('time').first()).toBeVisible()
  }
})

const filter = 'a filter by kind needs no script, and works by keyboard'
test(filter, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  const { next } = await readCalendar()
  await page.goto('/SchoolCalendar')
  const { kinds } = messages.calendar.filter
  const rows = page.getByRole('table', { name: messages.calendar.coming }).locator('tr:has(time)')
  const all = page.getByRole('radio', { name: kinds.All })
  await expect(rows.filter({ visible: true })).toHaveCount(next.length)
  await all.focus()
  for (const kind of ['Holiday', 'Examination', 'Event'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: kinds[kind] })).toBeChecked()
    await expect(rows.filter({ visible: true })).toHaveCount(
      next.filter((date) => date.kind === kind).length,
    )
    await expect(page.locator('.calendar tbody:visible:not(:has(tr:visible time))')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByText(kinds.All, { exact: true }).click()
  await expect(rows.filter({ visible: true })).toHaveCount(next.length)
})

const holidays = 'the calendar begins with the holidays of the session, past and to come'
test(holidays, { tag: '@desktop' }, async ({ page }) => {
  const { dates } = await readCalendar()
  const session = sessionOf(schoolDay())
  const ofSession = dates.filter(({ from }) => sessionOf(from) === session)
  const titles = ofSession.filter(({ kind }) => kind === 'Holiday').map(({ title }) => title)
  await page.goto('/SchoolCalendar')
  const first = page.locator('main').getByRole('table').first()
  await expect(first).toHaveAccessibleName(fill(messages.calendar.holidays.title, { session }))
  await expect(first.getByRole('rowheader')).toHaveText(titles)
})
