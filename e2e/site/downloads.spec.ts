import ICAL from 'ical.js'
import { dayAfter } from 'school-schema/day'
import { readCalendar } from '../support/calendar.ts'
import { expect, test } from '../support/test.ts'

/** The day of an event in India. */
const dayOf = (time: ICAL.Time) =>
  time.isDate
    ? time.toString()
    : time.toJSDate().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

test('the calendar has the dates of the page, and can be subscribed to or downloaded', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get('/calendar.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

  await page.goto('/SchoolCalendar')
  const rows = await page.locator('.calendar-table tr:has(time)').evaluateAll((each) =>
    each.map((row) => [
      row.querySelector('time')?.dateTime,
      // Without the time and the place of an event.
      row.querySelector('th')?.firstChild?.textContent,
      row.querySelector('td:last-child')?.textContent,
    ]),
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(
    events.map((event) => [
      dayOf(event.startDate),
      event.summary,
      event.component.getFirstPropertyValue('categories'),
    ]),
  ).toEqual(rows.toSorted(([from], [other]) => (String(from) < String(other) ? -1 : 1)))
  const { dates } = await readCalendar()
  // A day ends with the next one; what begins at a time ends on its day.
  expect(
    events.map(({ endDate }) => (endDate.isDate ? endDate.toString() : dayAfter(dayOf(endDate)))),
  ).toEqual(dates.map(({ to }) => dayAfter(to)))
  expect(events.some(({ startDate }) => !startDate.isDate)).toBe(true)
  expect(await (await request.get('/calendar.ics')).text()).toBe(await answer.text())

  const address = `${baseURL}/calendar.ics`
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  )
  await expect(page.getByText(address)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the dates (ICS)' }).click()
  expect((await download).suggestedFilename()).toBe('calendar.ics')
})
