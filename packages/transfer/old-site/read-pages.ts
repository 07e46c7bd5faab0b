import { basename, join, sep } from 'node:path'
import type { Root } from 'hast'
import { decode } from 'school-schema/values/decode'
import { attributeOf, elementsIn, htmlOf, parsePage } from '../html/tree.ts'
import { wordsOf } from '../html/remove.ts'
import { isHome, keysOf } from './addresses.ts'
import { NotRead, readInside } from './files.ts'
import { linksOf } from './menus.ts'
import type { OldPage, OldSite } from './old-site.ts'
import { aliasesOf, hostOfPages, leadOn, relativeTo, type SavedPage } from './page-addresses.ts'
import { dateOf, remove, titleOfPath, titlesOf } from './page-parts.ts'
import { createReport, type Report } from '../report.ts'
import { listSaved, queryOf } from './saved-folder.ts'
import {
  contentIn,
  countShared,
  firstLine,
  removeFirstLine,
  removeShared,
  wordsAround,
} from './page-content.ts'

/** A page that was read, and where it is in the folder or on the website. */
export type ReadPage = { path: string; text: string; root: Root }

/** Reads a folder of saved HTML: pages with a date are posts. */
export async function readPages(folder: string, report: Report = createReport()): Promise<OldSite> {
  const { top, host, pages: paths, parts, files, outside, programs } = await listSaved(folder)
  const readAll = async (list: readonly string[]): Promise<ReadPage[]> => {
    const pages: ReadPage[] = []
    for (const path of list) {
      const bytes = await readInside(folder, top, path).catch((error: unknown) =>
        noteUnread(path, error, report),
      )
      if (bytes) pages.push(readPage(path, bytes, report))
    }
    return pages
  }
  const read: ReadPage[] = []
  for (const page of await readAll(paths)) {
    const { path, text } = page
    if (/\.\w+/.test(path) || /<(?:!doctype html|html|head|body)\b/i.test(text)) read.push(page)
    else
      report.about(`File “${path}”`, path)(
        'left-out',
        'files without an extension that are no pages',
      )
  }
  const base = `http://${host || hostOfPages(read, [...paths, ...files])}/`
  const addressOf = (path: string): string => {
    const [file, query] = queryOf(path)
    const parts = file.split(sep).map(encodeURIComponent).join('/')
    return new URL(query === undefined ? parts : `${parts}?${query}`, base).href
  }
  const shown = new Set(read.flatMap(({ path, root }) => sheetsIn(root, addressOf(path))))
  for (const part of await readAll(parts))
    if (shown.has(addressOf(part.path))) read.push(part)
    else
      report.about(`Page ${part.path}`, part.path)(
        'left-out',
        'heads, feet and parts that Word and browsers save next to a page',
        wordsOf(part.root).trim(),
      )
  const noteFolder = report.about('The folder', basename(folder))
  for (const [what, names] of [
    ['files that are not in the folder of the website itself', outside],
    ['folders of the programs that have made it, which visitors never see', programs],
  ] as const)
    if (names.length > 0) noteFolder('left-out', what, names.join(', '))
  const saved = read.map((page) => ({ ...page, savedAt: addressOf(page.path), others: [] }))
  return {
    ...siteOf(base, saved, report),
    folder: join(folder, top),
    files: files.map((path) => ({
      address: addressOf(path),
      // A picture gets its description.
      title: /\.pdf$/i.test(path)
        ? (path.split(sep).at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
        : '',
      ...{ description: '', path },
    })),
  }
}

/** The addresses of the sheets of a spreadsheet that Excel has saved as a page, and of other frames. */
const sheetsIn = (root: Root, base: string): string[] =>
  elementsIn(root)
    .filter(({ tagName, properties }) => tagName === 'frame' || properties['id'] === 'shLink')
    .map((each) => attributeOf(each, 'src') || attributeOf(each, 'href'))
    .flatMap((address) => (address && URL.parse(address, base)?.href) || [])

/** Parses a page; the report gets what of its encoding is guessed. */
export function readPage(path: string, bytes: Uint8Array, report: Report): ReadPage {
  const { text, guessed } = decode(bytes)
  if (guessed > 0)
    report.about(`Page ${path}`, path)('guessed', 'characters of another encoding', `${guessed}`)
  return { path, text, root: parsePage(text) }
}

/** Reports a page that cannot be read. Throws any other error. */
export function noteUnread(path: string, error: unknown, report: Report): void {
  if (!(error instanceof NotRead)) throw error
  report.about(`Page ${path}`, path)('left-out', 'pages that cannot be read', error.message)
}

/** The website that consists of these pages; `savedAt` and `others` are their addresses. */
export function siteOf(
  base: string,
  read: readonly (ReadPage & { savedAt: string; others: readonly string[] })[],
  report: Report,
): OldSite {
  const site: OldSite = { base, posts: [], pages: [], files: [] }
  const saved = read.map(({ path, text, root, savedAt, others }): SavedPage => {
    const own = aliasesOf(root, text, savedAt)
    return { path, root, savedAt, address: own.address, others: [...own.others, ...others] }
  })
  const { sections, names } = linksOf(saved, site)
  const { pages, others } = leadOn(saved)
  for (const { path: other, root } of others)
    report.about(`Page ${other}`, other)(
      'left-out',
      'menus, and pages that only show or lead to another',
      wordsOf(root).trim(),
    )
  addPages(site, pages, names, report)
  for (const page of site.pages)
    page.sections = keysOf(page, site).flatMap((key) => sections.get(key) ?? [])
  return site
}

function addPages(
  site: OldSite,
  saved: readonly SavedPage[],
  names: ReadonlyMap<string, string>,
  report: Report,
): void {
  const bodies = saved.map(({ root }) => elementsIn(root, 'body')[0] ?? root)
  const titles = saved.map(({ root, address }) => titlesOf(root, isHome(address, site)))
  const isShared = countShared(
    titles.map((list) => list.map(({ text }) => text)),
    2,
  )
  const noteShared = report.about('Several pages', site.base)
  for (const words of removeShared(bodies))
    noteShared('left-out', 'heads, menus and feet that pages share', words)
  for (const [at, page] of saved.entries()) {
    const body = bodies[at] ?? page.root
    const content = contentIn(body)
    const around = content === body ? '' : wordsAround(body, content)
    const isFirst = isHome(page.address, site)
    const name = keysOf(page, site).flatMap((key) => names.get(key) ?? [])[0]
    const fileName = titleOfPath(page.path)
    const own = titles[at]?.filter(({ text }) => text !== fileName) ?? []
    // On the home page a heading that is not the first is that of a part.
    const title = isFirst
      ? own.find(({ element }) => !/^h[23]$/.test(element?.tagName ?? ''))
      : own.find(({ text }) => !isShared(text))
    // Without the name of the website, which pages share, the other parts of a title belong together.
    const parts = own.filter(({ text, element }) => !element && !isShared(text))
    const found =
      title && !title.element && !isFirst ? parts.map((each) => each.text).join(' – ') : title?.text
    const text = found ?? (isFirst ? 'Home page' : firstLine(content) || name || fileName)
    const date = dateOf(page.root, content)
    // The notice has its title and date in fields of their own.
    const heading = titles[at]?.find((each) => each.element && each.text === text)?.element
    for (const each of [heading, date?.line]) if (each) remove(content, each)
    if (!heading) removeFirstLine(content, text)
    const old: OldPage = {
      ...{ address: page.address, title: text, savedAt: page.savedAt, others: page.others },
      relativeTo: relativeTo(page),
      html: htmlOf({ type: 'root', children: content.children as Root['children'] }),
    }
    if (around !== '')
      report.about(`Page “${text}”`, page.address)(
        'left-out',
        'texts around the text of a page',
        around,
      )
    if (date) site.posts.push({ ...old, date: date.day, categories: [text] })
    else site.pages.push(old)
  }
}
