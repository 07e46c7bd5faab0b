import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import type { CmsResponse } from '../../../cms/setup/client.ts'
import type { OldSite } from 'school-transfer/old-site/old-site'
import { readLists } from 'school-transfer/read-lists'
import { sampleFile } from '../cms.ts'
import type { ServedSite } from './served-site.ts'

/** The files of the invented WordPress by their names. */
const FILES: Readonly<Record<string, string>> = {
  'date-sheet.pdf': 'practice-date-sheet.pdf',
  'field.webp': 'playing-field.webp',
}

const rendered = (text: string) => ({ rendered: text })

/** A text as WordPress shows it: with its line breaks, and without shortcodes that no plug-in shows. */
const shown = (html: string) =>
  rendered(
    html
      .replace(/\[gallery[^\]]*\]/g, '')
      .replaceAll('\n\n', '<p>')
      .replaceAll('\n', '<br>'),
  )

/** What the REST interface of WordPress answers for a website. */
function restOf({ posts, pages, files }: OldSite): Record<string, unknown[]> {
  const names = [...new Set(posts.flatMap(({ categories }) => categories))]
  return {
    categories: names.map((name, id) => ({ id, name })),
    posts: posts.map(({ address, title, date, html, categories }) => ({
      link: address,
      title: rendered(title.replace('&', '&amp;')),
      date: `${date}T09:30:00`,
      content: shown(html),
      categories: categories.map((name) => names.indexOf(name)),
    })),
    pages: pages.map(({ address, title, html }) => ({
      link: address,
      title: rendered(title),
      content: shown(html),
    })),
    media: files.map(({ address, title }) => ({ source_url: address, title: rendered(title) })),
  }
}

/** Serves files and, once `show` has the content, the REST interface of an invented WordPress. */
export async function startOldWebsite() {
  let answers: Record<string, unknown[]> = {}
  const server = createServer(({ url = '' }, response) => {
    const name = /\/([\w.-]+)(?:\?|$)/.exec(url)?.[1] ?? ''
    const [list, file] = [answers[name], FILES[name]]
    response.statusCode = list || file ? 200 : 404
    response.end(list ? JSON.stringify(list) : file && sampleFile(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (site: OldSite) => void (answers = restOf(site)),
    close: () => server.close(),
  }
}

/** The page that an old address leads to by one redirect. */
async function openOldAddress(site: string, path: string): Promise<string> {
  const answer = await fetch(site + path, { redirect: 'manual' })
  expect([path, answer.status]).toEqual([path, 308])
  const location = answer.headers.get('location') ?? ''
  expect(location).toMatch(/^\/(?!\/)/)
  const page = await fetch(site + location, { redirect: 'manual' })
  expect([path, location, page.status]).toEqual([path, location, 200])
  return page.text()
}

/** Publishes the drafts of these websites, and opens each of their addresses on the site. */
export async function leadToPages(
  sites: readonly OldSite[],
  ask: (method: string, path: string, body?: unknown) => Promise<CmsResponse>,
  serve: () => Promise<ServedSite>,
): Promise<void> {
  // A file is shown while a published notice links it.
  const notices = sites.flatMap((site) => [...site.posts, ...readLists(site).posts])
  const titles = notices.map(({ title }) => title)
  const query = { filter: { title: { _in: titles }, status: { _eq: 'draft' } }, limit: -1 }
  const published = await ask('PATCH', '/items/notification', {
    query,
    data: { status: 'published' },
  })
  expect(published.rows).toHaveLength(titles.length)
  // Pages that the new website does not have are drafts with the texts of the old one.
  await ask('PATCH', '/items/pages', {
    query: {
      filter: {
        page_name: { _in: ['Alumni-corner', 'Village-Model-School'] },
        status: { _eq: 'draft' },
      },
    },
    data: { status: 'published' },
  })
  const site = await serve()
  try {
    await expect
      .poll(() => openOldAddress(site.url, '/alumni-corner/').catch(String))
      .toMatch(/<h1[^>]*>Alumni corner/)
    for (const { base, posts, pages, files } of sites)
      for (const { address, title } of [...posts, ...pages, ...files]) {
        const path = `/${address.slice(base.length).replace(/^\//, '')}`
        const isPost = posts.some((post) => post.title === title)
        // A site that starts shows its last content until it has asked the CMS.
        await expect(async () => {
          const html = await openOldAddress(site.url, path)
          if (isPost) expect(html).toContain(title.replace('&', '&amp;'))
        }).toPass()
      }
  } finally {
    await site.stop()
  }
}
