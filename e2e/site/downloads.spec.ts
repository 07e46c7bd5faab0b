import { expect, test } from '../support/test.ts'

test('the calendar has the dates of the page, and can be subscribed to or downloaded', async ({
  page,
  request,
  baseURL,
}) => {
  const address = `${baseURL}/calendar.ics`
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  await page.goto('/SchoolCalendar')
  const rows = page.locator('.calendar-table tr:has(time)')
  expect(await rows.count()).toBeGreaterThan(20)
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(await rows.count())
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  )
  await expect(page.getByText(address)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the dates (ICS)' }).click()
  expect((await download).suggestedFilename()).toBe('calendar.ics')
})
