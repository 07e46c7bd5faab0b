import type { Page } from 'playwright/test'
import ICAL from 'ical.js'
import { dayAfter } from 'school-schema/day'
import { readCalendar } from '../support/calendar.ts'
import { withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The rows of the page's table as they should be in the file. */
async function linesOf(page: Page, clean: (cell: string, column: number) => string) {
  const cells = await page
    .getByRole('main')
    .locator('table tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    )
  return cells.map((row) => row.map((cell, column) => quoted(clean(cell, column))).join(','))
}

const unchanged = (cell: string) => cell
const withoutCommas = (cell: string) => cell.replace(/^[\d,]+$/, (sum) => sum.replaceAll(',', ''))

const shown = [
  ['/FeePaymentRules', 'fees', 'Fees by class', withoutCommas],
  ['/Trust', 'trust', 'Members of the trust', unchanged],
  ['/Management', 'management', 'Members of the management committee', unchanged],
  [
    '/SexualHarassmentCommittee',
    'sexual-harassment-committee',
    'Members of the committee',
    unchanged,
  ],
] as const

for (const [path, name, title, clean] of shown) {
  test(`${name}.csv has the content of ${path}`, async ({ page }) => {
    await page.goto(path)
    const lines = await linesOf(page, clean)
    expect(lines.length).toBeGreaterThan(4)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download as CSV (${title})` }).click()
    expect((await started).suggestedFilename()).toBe(`Palash Vidya Niketan - ${title}.csv`)

    const answer = await page.request.get(`/tables/${name}.csv`)
    expect(answer.headers()['content-type']).toContain('text/csv; charset=utf-8')
    const body = await answer.body()
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(body.subarray(3).toString('utf8')).toBe(lines.map((line) => `${line}\r\n`).join(''))
  })
}

test('the book lists are linked by absolute addresses', async ({ page, request }) => {
  await page.goto('/Booklist')
  await expect(page.getByRole('link', { name: /Download as CSV/ })).toBeVisible()
  const csv = await (await request.get('/tables/books.csv')).text()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  for (const line of lines.slice(1)) {
    expect(line).toMatch(/^\d,(LKG|UKG|Class 1),https?:\/\/[^/]+\/docs\/pdf\/books\/[\w-]+\.pdf$/)
  }
})

test('the table of the calendar has ISO dates', async ({ request }) => {
  const csv = await (await request.get('/tables/calendar.csv')).text()
  const { dates } = await readCalendar()
  const lines = dates.map(({ from, to, title, kind }) => `${from},${to},${title},${kind}`)
  expect(csv.trimEnd().split('\r\n').slice(1)).toEqual(lines)
})

test('an editor’s text cannot become a formula, and Hindi is unchanged', async ({ request }) => {
  const name = '=HYPERLINK("http://x.example/a","डॉ. मीरा")'
  const teacher = { name, designation: '+91 361 000 0000', department: 'Visiting' }
  await withItem('faculty', teacher, async () => {
    const line = `"'${name.replaceAll('"', '""')}",'+91 361 000 0000,,Visiting\r\n`
    const csv = async () => (await request.get('/tables/faculty.csv')).text()
    await expect.poll(csv, { timeout: 20_000 }).toContain(line)
  })
})

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
      event.startDate.toString(),
      event.summary,
      event.component.getFirstPropertyValue('categories'),
    ]),
  ).toEqual(rows.toSorted(([from], [other]) => (String(from) < String(other) ? -1 : 1)))
  const { dates } = await readCalendar()
  expect(events.map(({ endDate }) => endDate.toString())).toEqual(
    dates.map(({ to }) => dayAfter(to)),
  )
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
