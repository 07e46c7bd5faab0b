import { ownValue } from 'school-schema/values/own-value'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { parseWrittenDay } from 'school-schema/values/written'
import { decode } from 'school-schema/values/decode'
import { textOfHtml, wordsKey } from '../html/tree.ts'
import { hostOf } from './files.ts'
import { sectionsOfItems } from './menus.ts'
import type { OldPage, OldSite } from './old-site.ts'
import { readFeed } from './read-feed.ts'
import { createReport, type Report } from '../report.ts'
import {
  archivesOf,
  elementsOf,
  itemOf,
  listsOf,
  textIn,
  type Item,
  eventOf,
  isInternal,
  linksIn,
  teacherOf,
  textsIn,
  withFeatured,
} from './wordpress-items.ts'

/** Reads the export file of WordPress (WXR), or a feed. Throws a Problem if it is neither. */
export async function readWordpressFile(
  path: string,
  report: Report = createReport(),
): Promise<OldSite> {
  const { text, guessed } = decode(await readFile(path))
  const document = parseDocument(text, { xmlMode: true })
  const feed = text.includes('<wp:') ? null : readFeed(document, report)
  const [channel] = elementsOf(document, 'rss').flatMap((rss) => elementsOf(rss, 'channel'))
  if (feed) return feed
  if (!channel)
    throw new Problem(
      `The file is no export of WordPress or Blogger: in WordPress choose Tools, Export, All content.`,
    )
  const home =
    textIn(channel, 'wp:base_blog_url') ||
    textIn(channel, 'wp:base_site_url') ||
    textIn(channel, 'link')
  // Its files would be taken from this computer.
  if (home !== '' && !/^https?:/i.test(home))
    throw new Problem(`The export file names ${home} as its website, which is no web address.`)
  const base = home.replace(/\/*$/, '/')
  const site: OldSite = { base, posts: [], pages: [], files: [], staff: [] }
  const items = elementsOf(channel, 'item').map(itemOf)
  const note = report.about('The export file', basename(path))
  if (guessed > 0) note('guessed', 'characters of another encoding', `${guessed}`)
  const damaged = (text.match(/<item\b/g)?.length ?? 0) - items.length
  if (damaged > 0) note('left-out', 'entries that are damaged: export again', `${damaged}`)
  if (!/<\/rss>\s*$/.test(text)) note('left-out', 'the end of the file: export it again')
  const tags = elementsOf(channel, 'wp:tag').map((each) => textIn(each, 'wp:tag_name'))
  if (tags.length > 0) note('left-out', 'tags: notices have categories', tags.join(', '))
  addItems(site, items, textIn(channel, 'language').slice(0, 2), report)
  site.lists = [...listsOf(channel, base), ...archivesOf(items, base)]
  return site
}

const TRANSLATIONS =
  'entries in another language are entries of their own: copy them into Translations of the other'

function addItems(
  site: OldSite,
  items: readonly Item[],
  siteLanguage: string,
  report: Report,
): void {
  const media = items.filter(({ type }) => type === 'attachment')
  const addressOf = ({ file, address }: Item) => file || address
  for (const item of media) {
    const alt = item.meta.get('_wp_attachment_image_alt') ?? ''
    const description = [alt, item.excerpt].filter(Boolean).join(' – ')
    site.files.push({ address: addressOf(item), title: item.title, description })
  }
  // A website that has moved, or has its files elsewhere.
  const urls = media.flatMap((item) => URL.parse(addressOf(item)) ?? [])
  site.hosts = [...new Set(urls.map(hostOf))]
  const pictures = new Map(media.map((item) => [item.id, addressOf(item)]))
  const blocks = new Map(items.map(({ id, html }) => [id, html]))
  const sections = sectionsOfItems(items)
  for (const item of items) {
    const reason = reasonToLeave(item)
    if (item.type === 'attachment' || reason === 'silent') continue
    const noun = item.type === 'page' ? 'Page' : 'Notice'
    const kind = reason === null ? noun : item.type
    const note = report.about(`${kind} “${item.title || item.id}”`, item.address)
    if (reason !== null) {
      note('left-out', reason)
      continue
    }
    if (item.language !== undefined && item.language.slice(0, 2) !== siteLanguage)
      note('changed', TRANSLATIONS, item.language)
    if (item.comments > 0) note('left-out', 'comments', `${item.comments}`)
    if (item.excerpt !== '' && !wordsKey(textOfHtml(item.html)).includes(wordsKey(item.excerpt)))
      note('left-out', 'summaries that are not in the text', item.excerpt)
    const teacher = teacherOf(item.type, item.title, item.meta)
    if (teacher) {
      site.staff?.push(teacher)
      if (item.html !== '') note('left-out', 'texts about teachers', textOfHtml(item.html))
      if (item.meta.has('_thumbnail_id')) note('left-out', 'photos of teachers')
      continue
    }
    if (!/^(?:post|page)$/.test(item.type))
      note('changed', 'entries of plug-ins are notices', item.type)
    const fields = textsIn(item.meta, `${item.title} ${item.html}`)
    if (fields !== '') note('left-out', 'texts in fields of plug-ins: copy what is missing', fields)
    const attached = (ids: readonly string[]): string[] =>
      ids.length > 0
        ? ids.flatMap((id) => pictures.get(id) ?? [])
        : media.filter(({ parent }) => parent === item.id).map(addressOf)
    const page = pageOf(item, site.base, blocks, pictures, attached)
    const event = eventOf(item.type, item.meta)
    const date = parseWrittenDay(item.day)
    if (item.type === 'page' || date === null)
      site.pages.push({ ...page, sections: sections.get(item.id) ?? [] })
    else
      site.posts.push({
        ...page,
        date,
        categories: item.categories.length > 0 ? item.categories : [item.type],
        ...(event && { event }),
      })
  }
}

/** Why an entry is not brought along; `silent` for what nobody has written. */
function reasonToLeave({ type, status, isProtected, html, title }: Item): string | null {
  if (isInternal(type))
    return html === '' || /^(?:nav_menu_item|revision|wp_)/.test(type)
      ? 'silent'
      : 'entries that are no pages'
  if (type === '') return 'entries that are cut off'
  if (status === 'auto-draft' || (html === '' && title === '')) return 'silent'
  if (isProtected) return 'posts and pages with a password'
  if (status === 'publish' || type === 'attachment') return null
  const words: Record<string, string> = {
    future: 'scheduled',
    trash: 'in the bin',
    pending: 'not reviewed',
  }
  return `posts and pages that were not published (${ownValue(words, status) ?? status})`
}

const REUSED = /<!-- wp:block \{"ref":(\d+)[^}]*\} \/-->/g

function pageOf(
  { id, type, title, address, html, meta }: Item,
  base: string,
  blocks: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
  attached: OldPage['attached'] & {},
): OldPage {
  const text = html.replace(REUSED, (found, ref: string) => blocks.get(ref) ?? found)
  const featured = pictures.get(meta.get('_thumbnail_id') ?? '')
  return {
    address,
    title,
    html: withFeatured(featured, text) + linksIn(meta, text),
    others: id === '' ? [] : [`${base}?${type === 'page' ? 'page_id' : 'p'}=${id}`],
    attached,
    // Older posts have none for paragraphs: WordPress adds them when it shows a post.
    hasLines: !text.includes('<!-- wp:'),
  }
}
