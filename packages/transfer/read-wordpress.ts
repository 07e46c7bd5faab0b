import { readFile } from 'node:fs/promises'
import type { Element, Parents } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { z } from 'zod'
import { attempt } from '../../lib/server/attempt.ts'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { fetchOld, NotRead } from './old-files.ts'
import { textOfHtml } from './html-text.ts'
import type { OldSite } from './old-site.ts'

/** Reads the export file of WordPress (WXR): what was published. Throws a Problem if it is no such file. */
export async function readWordpressFile(path: string): Promise<OldSite> {
  const site: OldSite = { base: '', posts: [], pages: [], files: [] }
  const channel = await readChannel(path)
  site.base = textOf(channel, 'wp:base_site_url') || textOf(channel, 'link')
  // Its files would be taken from this computer.
  if (site.base !== '' && !/^https?:/i.test(site.base))
    throw new Problem(`${path} names ${site.base} as its website, which is no web address.`)
  for (const item of elementsOf(channel, 'item')) {
    const type = textOf(item, 'wp:post_type')
    const [address, title] = [textOf(item, 'link'), textOfHtml(textOf(item, 'title'))]
    const html = textOf(item, 'content:encoded')
    const isPublished = textOf(item, 'wp:status') === 'publish'
    if (type === 'attachment')
      site.files.push({ address: textOf(item, 'wp:attachment_url'), title, description: '' })
    if (type === 'page' && isPublished) site.pages.push({ address, title, html })
    if (type === 'post' && isPublished)
      site.posts.push({
        address,
        title,
        date: textOf(item, 'wp:post_date').slice(0, 10),
        html,
        categories: elementsOf(item, 'category').map(contentOf),
      })
  }
  return site
}

async function readChannel(path: string): Promise<Element> {
  try {
    const [rss] = elementsOf(fromXml(await readFile(path, 'utf8')), 'rss')
    const [channel] = rss ? elementsOf(rss, 'channel') : []
    if (channel) return channel
  } catch (error) {
    throw new Problem(`${path} is not an XML file: ${String(error)}`)
  }
  throw new Problem(
    `${path} is not an export of WordPress: choose Tools, Export, All content there.`,
  )
}

const elementsOf = ({ children }: Parents, name: string): Element[] =>
  children.flatMap((node) => (node.type === 'element' && node.name === name ? [node] : []))

const contentOf = ({ children }: Element): string =>
  children.map((node) => (node.type === 'text' || node.type === 'cdata' ? node.value : '')).join('')

function textOf(parent: Element, name: string): string {
  const [element] = elementsOf(parent, name)
  return element ? contentOf(element).trim() : ''
}

const rendered = z.object({ rendered: z.string() }).transform((value) => value.rendered)
const post = z.object({
  link: z.string(),
  title: rendered,
  date: z.string(),
  content: rendered,
  categories: z.array(z.number()).default([]),
})
const page = z.object({ link: z.string(), title: rendered, content: rendered })
const medium = z.object({
  source_url: z.string(),
  title: rendered,
  alt_text: z.string().default(''),
})
const category = z.object({ id: z.number(), name: z.string() })

/** Reads a running WordPress by its REST interface. Throws a Problem if it does not answer like one. */
export async function readWordpressSite(base: string): Promise<OldSite> {
  const names = new Map(
    (await readAll(base, 'categories', category)).map(({ id, name }) => [id, name]),
  )
  const posts = await readAll(base, 'posts', post)
  const pages = await readAll(base, 'pages', page)
  const media = await readAll(base, 'media', medium)
  return {
    base,
    named: base,
    posts: posts.map(({ link, title, date, content, categories }) => ({
      address: link,
      title: textOfHtml(title),
      date: date.slice(0, 10),
      html: content,
      categories: categories.flatMap((id) => names.get(id) ?? []),
    })),
    pages: pages.map(({ link, title, content }) => ({
      address: link,
      title: textOfHtml(title),
      html: content,
    })),
    files: media.map(({ source_url, title, alt_text }) => ({
      address: source_url,
      title: textOfHtml(title),
      description: alt_text,
    })),
  }
}

/** Of a hundred entries each; a website may answer any number. */
const MAX_PAGES = 1_000

async function readAll<Item>(base: string, name: string, item: z.ZodType<Item>): Promise<Item[]> {
  const items: Item[] = []
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const address = new URL(`/wp-json/wp/v2/${name}?per_page=100&page=${number}`, base)
    const response = await fetchOld(address.href, base).catch((error: unknown) => {
      if (error instanceof NotRead) return null
      throw error
    })
    const json = response && new TextDecoder().decode(response.bytes)
    const list = z.array(item).safeParse(json && attempt((): unknown => JSON.parse(json)))
    if (!list.success)
      throw new Problem(
        `${address.href} is no list of a WordPress: use its export file, or a folder of its pages.`,
      )
    pages = Math.min(Number(response?.headers.get('x-wp-totalpages') ?? 1), MAX_PAGES)
    items.push(...list.data)
  }
  return items
}
