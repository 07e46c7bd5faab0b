import type { APIRequestContext, Page } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import ICAL from 'ical.js'
import { dayAfter } from '../../lib/format/day.ts'
import { readHead } from '../support/head.ts'
import { changeNotice, createNotice, deleteNotice } from '../support/notice.ts'
import { expect, test } from '../support/test.ts'

async function readFeed(request: APIRequestContext) {
  const answer = await request.get('/notices/feed.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  return answer.text()
}

/** Parses a feed by the browser's own XML parser, which fails at the first fault. */
const readStrictly = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror')) throw new Error('The feed is no XML')
    const say = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? ''
    const plain = (html: string) => {
      const read = new DOMParser().parseFromString(html, 'text/html')
      return read.body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    }
    return [...parsed.querySelectorAll('entry')].map((entry) => ({
      id: say(entry, 'id'),
      title: say(entry, 'title'),
      updated: say(entry, 'updated'),
      text: plain(say(entry, 'content')),
      files: [...entry.querySelectorAll('link[rel=enclosure]')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        type: link.getAttribute('type'),
        length: Number(link.getAttribute('length')),
      })),
    }))
  }, xml)

const listShown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map((link) => ({ id: link.href, title: link.textContent ?? '' })),
    )

test('the feed has the notices of the page, in their order', async ({ page, request }) => {
  // Other tests publish meanwhile: the test waits until both agree.
  await expect(async () => {
    const xml = await readFeed(request)
    await page.goto('/notices')
    const shown = await listShown(page)
    const entries = await readStrictly(page, xml)
    expect(entries.map(({ id, title }) => ({ id, title }))).toEqual(shown)
    expect(parseFeed(xml).items.map(({ id, url, title }) => ({ id, url, title }))).toEqual(
      shown.map(({ id, title }) => ({ id, url: id, title })),
    )
  }).toPass({ timeout: 30_000 })
})

test('an entry has the text and the attachment of its notice', async ({ page, request }) => {
  const entries = await readStrictly(page, await readFeed(request))
  const entry = entries.find(({ title }) => title === 'Annual sports day on 12 December')
  await page.goto(entry?.id ?? '')
  const text = await page
    .locator('.prose')
    .first()
    .evaluate((prose) => prose.textContent ?? '')
  expect(entry?.text).toBe(text.replace(/\s+/g, ' ').trim())
  expect(entry?.files).toHaveLength(1)
  const [file] = entry?.files ?? []
  const answer = await request.get(file?.href ?? '')
  expect(answer.headers()['content-type']).toBe(file?.type)
  expect((await answer.body()).length).toBe(file?.length)
})

test('the feed follows what the office publishes, corrects and hides', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const entryOf = async (id: number) => {
    const entries = await readStrictly(page, await readFeed(request))
    return entries.find((entry) => entry.id.endsWith(`/notices/${id}`))
  }
  const first = `ক্রীড়া ]]> & <b> ${Date.now()}`
  const description = '<p>1 &lt; 2 &amp;amp; 3 ]]&gt;<br>“चार”</p>'
  const id = await createNotice(first, { date: '2019-02-04', pinned: false, description })
  await expect.poll(async () => (await entryOf(id))?.title, { timeout: 20_000 }).toBe(first)
  const before = await entryOf(id)
  expect(before?.text).toBe('1 < 2 &amp; 3 ]]>“चार”')

  const second = `${first} 2`
  await changeNotice(id, { title: second })
  await expect.poll(async () => (await entryOf(id))?.title, { timeout: 20_000 }).toBe(second)
  const after = await entryOf(id)
  expect(after?.id).toBe(before?.id)
  expect(Date.parse(after?.updated ?? '')).toBeGreaterThan(Date.parse(before?.updated ?? ''))

  await changeNotice(id, { status: 'hidden' })
  await expect.poll(() => entryOf(id), { timeout: 20_000 }).toBeUndefined()
  await deleteNotice(id)
})

test('the pages that list notices link to the feed', async ({ page, request, baseURL }) => {
  for (const path of ['/', '/notices']) {
    await page.goto(path)
    const alternate = page.locator('link[rel=alternate][type="application/atom+xml"]')
    await expect(alternate).toHaveAttribute('href', `${baseURL}/notices/feed.xml`)
    await expect(page.getByRole('link', { name: /feed reader/ })).toHaveAttribute(
      'href',
      '/notices/feed.xml',
    )
  }
  const other = await (await request.get('/AboutUs')).text()
  expect(other).not.toContain('application/atom+xml')
  expect(readHead(other).canonical).toMatch(/\/AboutUs$/)
})

test('the calendar has the dates of the page, in their order', async ({ page, request }) => {
  const answer = await request.get('/calendar.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

  await page.goto('/SchoolCalendar')
  const rows = await page
    .locator('.calendar-table tr:has(time)')
    .evaluateAll((each) =>
      each.map((row) => [
        row.querySelector('time')?.dateTime,
        row.querySelector('th')?.textContent,
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
  ).toEqual(rows)
  const single = events.find(({ summary }) => summary === 'Holi')
  expect(single?.endDate.toString()).toBe(dayAfter(single?.startDate.toString() ?? ''))
  expect(await (await request.get('/calendar.ics')).text()).toBe(await answer.text())
})

test('the calendar can be subscribed to by its address, or downloaded', async ({
  page,
  baseURL,
}) => {
  await page.goto('/SchoolCalendar')
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
