import { Problem } from '../../../scripts/launcher/problem.mjs'
import { attributeOf, elementsIn } from '../html/tree.ts'
import { addressInScript, isFile, keyOf, pictureHostsIn } from './addresses.ts'
import { fetchOld, hostOf, NotRead, type Reach } from './files.ts'
import type { OldSite } from './old-site.ts'
import { refreshOf, relativeTo } from './page-addresses.ts'
import { noteUnread, readPage, siteOf } from './read-pages.ts'
import { createReport, type Report } from '../report.ts'
import { createProgress } from '../rows.ts'

/** More than a website of a school has; a calendar has a page for each month without end. */
const MAX_PAGES = 3_000
const AT_ONCE = 4

/** Entrances for those who write there. */
const PRIVATE = /\/(?:wp-admin|wp-login|xmlrpc|administrator|admin|user\/login)\b|[?&]replytocom=/i

/** Reads a running website page by page, from link to link. Throws a Problem if its first page cannot be read. */
export async function readRunningSite(
  start: string,
  reach: Reach,
  report: Report = createReport(),
): Promise<OldSite> {
  const host = hostOf(new URL(start))
  const pages: (ReturnType<typeof readPage> & { savedAt: string; others: string[] })[] = []
  const known = new Map([[keyOf(new URL(start)), start]])
  const byKey = new Map<string, (typeof pages)[number]>()
  const waiting = [start]
  const progress = createProgress('pages of the old website')
  const read = async (address: string): Promise<void> => {
    const { bytes, headers, url } = await fetchOld(address, reach)
    if (hostOf(url) !== host) throw new NotRead(`it leads to another website, ${url.host}`)
    url.hash = ''
    const earlier = byKey.get(keyOf(url))
    if (earlier) return void earlier.others.push(address)
    if (!/html/i.test(headers.get('content-type') ?? 'html')) return
    const page = readPage(url.pathname + url.search, bytes, report)
    const saved = { ...page, savedAt: url.href, others: url.href === address ? [] : [address] }
    known.set(keyOf(url), url.href)
    byKey.set(keyOf(url), saved)
    pages.push(saved)
    for (const link of linksIn(saved)) {
      if (hostOf(link) !== host || PRIVATE.test(link.href) || isFile(link)) continue
      link.hash = ''
      if (known.has(keyOf(link)) || known.size >= MAX_PAGES) continue
      known.set(keyOf(link), link.href)
      waiting.push(link.href)
    }
  }
  for (let done = 0; waiting.length > 0; done += AT_ONCE) {
    progress(done, done + waiting.length)
    await Promise.all(
      waiting.splice(0, AT_ONCE).map((address) =>
        read(address).catch((error: unknown) => {
          if (address === start && error instanceof NotRead)
            throw new Problem(`${start} cannot be read: ${error.message}.`)
          noteUnread(address, error, report)
        }),
      ),
    )
  }
  if (known.size >= MAX_PAGES)
    report.about('The old website', start)(
      'left-out',
      `pages after the first ${MAX_PAGES}: save the website as a folder`,
    )
  const site = siteOf(new URL('/', pages[0]?.savedAt ?? start).href, pages, report)
  return { ...site, reach, hosts: pictureHostsIn(pages.map(({ text }) => text)) }
}

/** Where the links, frames and parts of pictures of a page lead. */
function linksIn(page: { root: ReturnType<typeof readPage>['root']; savedAt: string }): URL[] {
  const base = relativeTo(page)
  return elementsIn(page.root).flatMap((node) => {
    const { tagName } = node
    const written = /^(?:a|area)$/.test(tagName)
      ? addressInScript(attributeOf(node, 'href'))
      : /^i?frame$/.test(tagName)
        ? attributeOf(node, 'src')
        : (refreshOf(node) ?? '')
    const url = written === '' ? null : URL.parse(written, base)
    return url && /^https?:$/.test(url.protocol) ? url : []
  })
}
