import { mkdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { redirect } from 'school-schema/addresses/redirects'
import { convertHtml, convertText, fontAround } from 'school-schema/old-fonts/convert-text'
import { pageKey } from 'school-schema/pages/page-kinds'
import type { Row } from '../../cms/setup/client.ts'
import { cleanHtml } from './clean-html.ts'
import { toJson, toLines } from './format.ts'
import {
  addressesIn,
  addressOf,
  isOwn,
  listAddresses,
  pathOf,
  type Known,
} from './old-addresses.ts'
import { fetchOld, NotRead, readInside } from './old-files.ts'
import type { OldFile, OldPage, OldPost, OldSite } from './old-site.ts'
import { readLists } from './read-lists.ts'
import { OLD_FONT, type Report } from './report.ts'

/** The category of a notice by the words of the old one. */
const CATEGORIES: readonly [words: RegExp, category: string][] = [
  [/exam|result|date ?sheet/i, 'examinations'],
  [/admission/i, 'admissions'],
  [/fee/i, 'fees'],
  [/holiday|vacation|closed/i, 'holidays'],
  [/sport|game/i, 'sports'],
  [/event|celebration|competition|activit/i, 'events'],
]

/** The address of an old home page. */
const HOME = /\/(?:index|default|home)\.\w+$/i

/** Writes an old website into a folder that the import reads; `pages` are those of the new website. */
export async function convert(
  given: OldSite,
  folder: string,
  pages: readonly Row[],
  report: Report,
): Promise<void> {
  const site = withoutOldFonts(given, report)
  await mkdir(join(folder, 'texts'), { recursive: true })
  await mkdir(join(folder, 'files'))
  const files = await saveFiles(site, folder, report)
  const lists = readLists(site)
  const saveText = async (name: string, page: OldPage): Promise<string | null> => {
    const html = cleanHtml(page.html, addressesIn(page, site, files))
    await writeFile(join(folder, 'texts', name), toLines(html))
    return html === '' ? null : `text:${name}`
  }
  const notices: Row[] = []
  const posts = [...site.posts, ...lists.posts]
  for (const [index, post] of posts.entries())
    notices.push({
      title: post.title,
      date: post.date,
      category: categoryOf(post),
      description: await saveText(`post-${index + 1}.html`, post),
    })
  const texts: Row[] = []
  for (const [index, page] of site.pages.entries()) {
    const row = draftOf(page, pages, pathOf(page.address, site.base))
    const content = row && (await saveText(`page-${index + 1}.html`, page))
    if (content) texts.push({ ...row, content })
  }
  const targets: [address: string, target: string][] = [
    ...site.posts.map(({ address }, index): [string, string] => [
      address,
      `notification:${index + 1}`,
    ]),
    ...site.pages.map(({ address, title }): [string, string] => [
      address,
      (HOME.test(address) ? '/' : lists.targets.get(address)) ?? pageFor(title, pages),
    ]),
    ...[...files].map(([address, file]): [string, string] => [address, addressOf(file)]),
  ]
  await writeFile(join(folder, 'files.json'), toJson([...files.values()]))
  await writeFile(join(folder, 'notification.json'), toJson(notices))
  if (lists.staff.length > 0) await writeFile(join(folder, 'faculty.json'), toJson(lists.staff))
  await writeFile(join(folder, 'pages.json'), toJson(texts))
  await writeFile(join(folder, 'redirect.json'), toJson(redirectsOf(targets, site.base)))
}

/** The website with titles and texts in Unicode that were typed for an old font. */
function withoutOldFonts(site: OldSite, report: Report): OldSite {
  const readable = <Page extends OldPage>(page: Page): Page => {
    const around = fontAround([page.title, ...page.html.split(/<[^>]*>/)])
    const [title, html] = [convertText(page.title, around), convertHtml(page.html)]
    if (title === null && html === null) return page
    const about = title ?? page.title
    report.add({
      outcome: 'changed',
      about,
      place: page.address,
      what: OLD_FONT,
      detail: page.title,
    })
    return { ...page, title: about, html: html ?? page.html }
  }
  return { ...site, posts: site.posts.map(readable), pages: site.pages.map(readable) }
}

/** Saves the files of the website that it lists, and those that its posts show or link. */
async function saveFiles(
  site: OldSite,
  folder: string,
  report: Report,
): Promise<Map<string, Known>> {
  const linked = [...site.posts, ...site.pages].flatMap((post) => listAddresses(post, site))
  const all: OldFile[] = [
    ...site.files,
    ...linked.map((address) => ({ address, title: '', description: '' })),
  ].filter(({ address }) => isOwn(address, site.base))
  const saved = new Map<string, Known>()
  const names = new Set<string>()
  for (const { address, title, description } of all) {
    if (saved.has(address)) continue
    const bytes = await readBytes(address, site).catch((error: unknown) => {
      if (!(error instanceof NotRead)) throw error
      report.add({
        outcome: 'left-out',
        about: address,
        place: address,
        what: 'files that cannot be read; links to them stay as they are',
        detail: error.message,
      })
      return null
    })
    if (!bytes) continue
    const { name: stem, ext } = parse(decodeURIComponent(new URL(address).pathname))
    let name = stem + ext
    for (let count = 2; names.has(name); count += 1) name = `${stem} (${count})${ext}`
    names.add(name)
    await writeFile(join(folder, 'files', name), bytes)
    saved.set(address, { name, ...(title && { title }), ...(description && { description }) })
  }
  return saved
}

/** Of the folder that was named, or of the website; an address in a page may lead anywhere. Throws NotRead. */
async function readBytes(address: string, { folder, named }: OldSite): Promise<Uint8Array> {
  if (folder !== undefined && address.startsWith('file:')) return readInside(folder, address)
  return (await fetchOld(address, named ?? null)).bytes
}

const categoryOf = ({ categories }: OldPost): string =>
  CATEGORIES.find(([words]) => categories.some((name) => words.test(name)))?.[1] ?? 'general'

/** The rows of the new website's page with this title, name or address. */
function rowsOf(title: string, pages: readonly Row[]): Row[] {
  const key = pageKey(title)
  return pages.filter(({ title: own, page_name: name, address }) =>
    [own, name, address].some((each) => typeof each === 'string' && key && pageKey(each) === key),
  )
}

/** The address of that page; otherwise of the notices, until a draft of the page is published. */
function pageFor(title: string, pages: readonly Row[]): string {
  const page = rowsOf(title, pages).find(({ status }) => status === 'published')
  return typeof page?.['address'] === 'string' ? page['address'] : '/notices'
}

/**
 * A draft of the page with the old text. The page keeps its old address when it is published. None
 * if the new website has a text of the school's own already.
 */
function draftOf({ title }: OldPage, pages: readonly Row[], path: string | null): Row | null {
  const known = rowsOf(title, pages).filter(({ status }) => status !== 'draft')
  if (known.some(({ sample }) => sample !== true)) return null
  const draft = { title, kind: 'text', status: 'draft' }
  if (known[0]) return { ...draft, page_name: known[0]['page_name'] }
  const name = title.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return name === '' ? null : { ...draft, page_name: name, other_addresses: path }
}

/** A row for every old address that the new website does not have itself. */
function redirectsOf(targets: readonly [string, string][], base: string): Row[] {
  const read = redirect.fields.find(({ field }) => field === 'old_address')?.read
  const rows = new Map<string, Row>()
  for (const [address, target] of targets) {
    const path = pathOf(address, base)
    const old = path === null ? null : (read?.(path) ?? null)
    if (typeof old !== 'string' || old.toLowerCase() === target.toLowerCase()) continue
    rows.set(old.toLowerCase(), { old_address: old, new_address: target })
  }
  return [...rows.values()]
}
