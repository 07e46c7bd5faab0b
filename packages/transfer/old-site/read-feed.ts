import type { Document, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { schoolDay } from 'school-schema/day'
import { parseWrittenDay } from 'school-schema/values/written'
import { textOfHtml } from '../html/tree.ts'
import { NO_HOST, pictureHostsIn } from './addresses.ts'
import type { OldSite } from './old-site.ts'
import type { Report } from '../report.ts'
import { elementsOf, textIn } from './wordpress-items.ts'

/** The address of an entry: the text of RSS, or the link of Atom that is for readers. */
function linkOf(item: Element): string {
  const links = elementsOf(item, 'link')
  const own = links.find(({ attribs }) => (attribs['rel'] ?? 'alternate') === 'alternate')
  return own?.attribs['href'] ?? (own ? DomUtils.textContent(own).trim() : '')
}

const firstIn = (item: Element, names: readonly string[]): string =>
  names.map((name) => textIn(item, name)).find(Boolean) ?? ''

/** The day as it is written, or that of the school if the time is that of Greenwich: 2025-06-01T… or Sun, 01 Jun 2025 …. */
function dayOf(item: Element): string | null {
  const written = firstIn(item, ['pubDate', 'published', 'dc:date', 'updated'])
  const instant = /T.*Z$|(?:GMT|UTC?|[+-]00:?00)$/.test(written) ? Date.parse(written) : NaN
  if (!Number.isNaN(instant)) return schoolDay(new Date(instant))
  return parseWrittenDay(/^\d{4}-\d\d-\d\d|\d{1,2} \p{L}+ \d{4}/u.exec(written)?.[0] ?? '')
}

/** What Blogger calls an entry; a post elsewhere. */
const kindOf = (item: Element): string =>
  textIn(item, 'blogger:type').toLowerCase() ||
  (elementsOf(item, 'category')
    .map(({ attribs }) => /#(\w+)$/.exec(attribs['term'] ?? '')?.[1])
    .find(Boolean) ??
    'post')

const isDraft = (item: Element): boolean =>
  /draft|trash/i.test(textIn(item, 'blogger:status')) ||
  elementsOf(item, 'app:control').some((control) => textIn(control, 'app:draft') === 'yes')

/** Reads a feed of RSS or Atom, as Blogger exports it; null if the document is none. */
export function readFeed(document: Document, report: Report): OldSite | null {
  const [rss] = elementsOf(document, 'rss')
  const [channel] = rss ? elementsOf(rss, 'channel') : elementsOf(document, 'feed')
  if (!channel) return null
  const base = URL.parse('/', linkOf(channel))?.href ?? `http://${NO_HOST}/`
  const site: OldSite = { base, posts: [], pages: [], files: [] }
  let comments = 0
  for (const item of [...elementsOf(channel, 'item'), ...elementsOf(channel, 'entry')]) {
    const title = textOfHtml(textIn(item, 'title'))
    const [kind, date, file] = [kindOf(item), dayOf(item), textIn(item, 'blogger:filename')]
    // Google hands out the paths of a blog without its host.
    const address = linkOf(item) || (file && new URL(file, base).href)
    const html = firstIn(item, ['content:encoded', 'content', 'description', 'summary'])
    const note = report.about(`Entry “${title}”`, address)
    const page = { address: address || `${base}#${encodeURIComponent(title)}`, title, html }
    if (/template|settings/.test(kind)) continue
    if (kind === 'comment') comments += 1
    else if (isDraft(item)) note('left-out', 'posts and pages that were not published')
    else if (kind === 'page' || date === null) site.pages.push(page)
    else site.posts.push({ ...page, date, categories: labelsOf(item) })
  }
  // Their first words are their titles.
  if (comments > 0) report.about('The blog', base)('left-out', 'comments', `${comments}`)
  site.hosts = pictureHostsIn([...site.posts, ...site.pages].map(({ html }) => html))
  return site
}

const labelsOf = (item: Element): string[] =>
  elementsOf(item, 'category')
    .map((each) => each.attribs['term'] ?? DomUtils.textContent(each))
    .filter((name) => !/#\w+$/.test(name))
