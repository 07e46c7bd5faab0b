import { askCms } from '../support/cms.ts'
import { expectPicture, expectShareable, readHead } from '../support/head.ts'
import { changeNotice, createNotice, deleteNotice, linkingTo } from '../support/rows.ts'
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

test('a notice is an article, an entry of the feed and a result of the search; each follows its edits', async ({
  request,
  baseURL,
}) => {
  const mark = `खोजपरीक्षण${Date.now()}`
  const first = `</script> ]]> बड़ी पुस्तकालय & <b> ${mark}`
  const old = { date: '2019-02-04', pinned: false, description: '<p>1 &lt; 2</p>' }
  const id = await createNotice(first, old)
  const href = `/notices/${id}`
  const headOf = async (title: string) => {
    const read = async () => readHead(await (await request.get(href)).text())
    await expect.poll(async () => (await read()).meta.get('og:title')).toBe(title)
    return read()
  }
  const readFeed = async () => {
    const answer = await request.get('/notices/feed.xml')
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    return answer.text()
  }
  const search = (words: string) =>
    linkingTo(id, [`/search?q=${encodeURIComponent(words)}`], request)

  const article = await headOf(first)
  expectShareable(article, href, first, 'article', baseURL ?? '')
  await expectPicture(request, article)
  expect(article.things.map((thing) => thing['@type'])).toEqual(['NewsArticle', 'BreadcrumbList'])
  expect(article.things[0]).toMatchObject({ headline: first, datePublished: old.date })
  await expect.poll(readFeed).toContain(mark)
  await expect.poll(() => search(mark)).toHaveLength(1)

  const second = `বার্ষিক ক্রীড়া প্রতিযোগিতা ${mark}`
  await changeNotice(id, { title: second })
  const corrected = await headOf(second)
  expect(corrected.meta.get('og:image')).not.toBe(article.meta.get('og:image'))
  const { row } = await askCms('GET', `/items/notification/${id}`)
  const dateModified = String(row['date_updated'])
  expect(corrected.things[0]).toMatchObject({ dateModified })
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text())
    .toContain(`${href}</loc>\n<lastmod>${dateModified}</lastmod>`)
  await expect.poll(readFeed).toContain(second)

  await changeNotice(id, { status: 'hidden' })
  await expect.poll(readFeed).not.toContain(mark)
  await expect.poll(() => search(mark)).toEqual([])
  await deleteNotice(id)
})
