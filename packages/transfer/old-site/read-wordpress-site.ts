import { z } from 'zod'
import { attempt } from '../../../lib/server/attempt.ts'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { textOfHtml } from '../html/tree.ts'
import { fetchOld, NotRead, type Reach } from './files.ts'
import type { OldPage, OldSite } from './old-site.ts'
import type { Report } from '../report.ts'
import { isInternal, withFeatured } from './wordpress-items.ts'

const rendered = z.object({ rendered: z.string() }).transform((value) => value.rendered)
const content = z.object({ rendered: z.string(), protected: z.boolean().default(false) })
const entry = z.object({
  id: z.number().optional(),
  link: z.string(),
  title: rendered,
  date: z.string().default(''),
  content: content.default({ rendered: '', protected: false }),
  categories: z.array(z.number()).default([]),
  featured_media: z.number().default(0),
})
const medium = z.object({
  id: z.number().optional(),
  source_url: z.string(),
  title: rendered,
  alt_text: z.string().default(''),
  caption: rendered.default(''),
})
const category = z.object({ id: z.number(), name: z.string(), link: z.string().optional() })
const types = z.record(z.string(), z.object({ rest_base: z.string() }))

/** Reads a running WordPress by its REST interface. Throws a Problem if it does not answer like one. */
export async function readWordpressSite(
  base: string,
  reach: Reach,
  report: Report,
): Promise<OldSite> {
  const categories = await readAll(base, reach, 'categories', category)
  const names = new Map(categories.map(({ id, name }) => [id, textOfHtml(name)]))
  const media = await readAll(base, reach, 'media', medium)
  const pictures = new Map(media.map(({ id, source_url }) => [id, source_url]))
  const site: OldSite = { base, reach, posts: [], pages: [], files: [] }
  for (const [type, list] of await readTypes(base, reach, report))
    for (const { id, link, title: written, date, content: text, ...each } of list) {
      const title = textOfHtml(written)
      const note = report.about(`${type === 'page' ? 'Page' : 'Notice'} “${title}”`, link)
      if (text.protected) {
        note('left-out', 'posts and pages with a password')
        continue
      }
      if (type !== 'post' && type !== 'page')
        note('changed', 'entries of plug-ins are notices', type)
      const html = withFeatured(pictures.get(each.featured_media), text.rendered)
      const others =
        id === undefined ? [] : [new URL(`/?${type === 'page' ? 'page_id' : 'p'}=${id}`, base).href]
      // A shortcode that is left is of a plug-in that is gone.
      const page: OldPage = { address: link, title, html, others, attached: () => [] }
      const own = each.categories.flatMap((key) => names.get(key) ?? [])
      if (type === 'page') site.pages.push(page)
      else
        site.posts.push({
          ...page,
          date: date.slice(0, 10),
          categories: own.length > 0 ? own : [type],
        })
    }
  site.files = media.map(({ source_url, title, alt_text, caption }) => ({
    address: source_url,
    title: textOfHtml(title),
    description: [alt_text, textOfHtml(caption)].filter(Boolean).join(' – '),
  }))
  site.lists = categories.flatMap(({ link }) => link ?? [])
  return site
}

/** The entries of all types that visitors see. */
async function readTypes(base: string, reach: Reach, report: Report) {
  const lists = new Map([
    ['post', await readAll(base, reach, 'posts', entry)],
    ['page', await readAll(base, reach, 'pages', entry)],
  ])
  const listed = types.safeParse((await readJson(base, reach, 'types'))?.json)
  for (const [type, { rest_base: name }] of Object.entries(listed.data ?? {})) {
    if (lists.has(type) || isInternal(type) || !/^[\w-]+$/.test(name)) continue
    const list = await readAll(base, reach, name, entry).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
      report.about(`Entries of the type “${type}”`, base)(
        'left-out',
        'entries of plug-ins that the website does not give: use its export file',
      )
      return []
    })
    lists.set(type, list)
  }
  return lists
}

/** Of a hundred entries each; a website may answer any number. */
const MAX_PAGES = 1_000

async function readJson(base: string, reach: Reach, path: string) {
  const address = new URL(`/wp-json/wp/v2/${path}`, base)
  const response = await fetchOld(address.href, reach).catch((error: unknown) => {
    if (error instanceof NotRead) return null
    throw error
  })
  if (!response) return null
  const json = new TextDecoder().decode(response.bytes)
  return { json: attempt((): unknown => JSON.parse(json)), headers: response.headers }
}

async function readAll<Item>(
  base: string,
  reach: Reach,
  name: string,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const response = await readJson(base, reach, `${name}?per_page=100&page=${number}`)
    const list = z.array(item).safeParse(response?.json)
    if (!list.success)
      throw new Problem(
        `${base} does not answer like a WordPress at /wp-json/wp/v2/${name}: use its export file, or a folder of its pages.`,
      )
    pages = Math.min(Number(response?.headers.get('x-wp-totalpages') ?? 1), MAX_PAGES)
    for (const each of list.data) items.push(each)
  }
  return items
}
