import type { APIRequestContext, Page } from 'playwright/test'
import { askCms } from '../support/cms.ts'
import { expectPicture, expectShareable, readHead } from '../support/head.ts'
import { changeNotice, createNotice, deleteNotice, linkingTo } from '../support/notice.ts'
import { expect, test } from '../support/test.ts'

async function readFeed(request: APIRequestContext) {
  const answer = await request.get('/notices/feed.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  return answer.text()
}

/** Parses a feed by the browser's own XML parser, which fails at the first error. */
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

test('the feed has the notices of the page in order', async ({ page, request }) => {
  // Other tests publish meanwhile: the test waits until both agree.
  await expect(async () => {
    const xml = await readFeed(request)
    await page.goto('/notices')
    const shown = await listShown(page)
    const entries = await readStrictly(page, xml)
    expect(entries.map(({ id, title }) => ({ id, title }))).toEqual(shown)
  }).toPass()
})

test('a notice is an article, an entry of the feed and a result of the search; each follows its edits', async ({
  page,
  request,
  baseURL,
}) => {
  const mark = `खोजपरीक्षण${Date.now()}`
  const first = `</script> ]]> बड़ी पुस्तकालय & <b> ${mark}`
  const description = '<p>1 &lt; 2 &amp;amp; 3 ]]&gt;<br>“चार”</p>'
  const old = { date: '2019-02-04', pinned: false }
  const id = await createNotice(first, { ...old, description })
  const href = `/notices/${id}`
  const headOf = async (title: string) => {
    const read = async () => readHead(await (await request.get(href)).text())
    await expect.poll(async () => (await read()).meta.get('og:title')).toBe(title)
    return read()
  }
  const entryOf = async () =>
    (await readStrictly(page, await readFeed(request))).find((each) => each.id.endsWith(href))
  const titleInFeed = async () => (await entryOf())?.title
  const search = (words: string) =>
    linkingTo(id, [`/search?q=${encodeURIComponent(words)}`], request)

  const article = await headOf(first)
  expectShareable(article, href, first, 'article', baseURL ?? '')
  await expectPicture(request, article)
  expect(article.things.map((thing) => thing['@type'])).toEqual(['NewsArticle', 'BreadcrumbList'])
  expect(article.things[0]).toMatchObject({ headline: first, datePublished: old.date })
  await expect.poll(titleInFeed).toBe(first)
  const entry = await entryOf()
  expect(entry?.text).toBe('1 < 2 &amp; 3 ]]>“चार”')
  await expect.poll(() => search(mark)).toHaveLength(1)
  // Without the nukta, with a typing error in a vowel sign, and by the start of a word.
  for (const words of ['बडी पुस्तकालय', 'पुस्तकालया', 'पुस्तका'])
    expect(await search(`${words} ${mark}`), words).toHaveLength(1)

  const second = `বার্ষিক ক্রীড়া প্রতিযোগিতা ${mark}`
  await changeNotice(id, { title: second })
  const corrected = await headOf(second)
  await expectPicture(request, corrected)
  expect(corrected.meta.get('og:image')).not.toBe(article.meta.get('og:image'))
  const dateModified = String(
    (await askCms('GET', `/items/notification/${id}`)).row['date_updated'],
  )
  expect(corrected.things[0]).toMatchObject({ dateModified })
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text())
    .toContain(`${href}</loc>\n<lastmod>${dateModified}</lastmod>`)
  await expect.poll(titleInFeed).toBe(second)
  const updated = await entryOf()
  expect(updated?.id).toBe(entry?.id)
  expect(Date.parse(updated?.updated ?? '')).toBeGreaterThan(Date.parse(entry?.updated ?? ''))

  await changeNotice(id, { status: 'hidden' })
  await expect.poll(entryOf).toBeUndefined()
  await expect.poll(() => search(mark)).toEqual([])
  await deleteNotice(id)
})
