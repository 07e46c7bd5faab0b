import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Parents, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { decode } from 'school-schema/values/decode'
import { elementsIn, htmlOf, parsePage } from '../html/tree.ts'
import { wordsOf } from '../html/remove.ts'
import { isHome } from './addresses.ts'
import { NotRead, pathInside } from './files.ts'
import type { OldPage, OldSite } from './old-site.ts'
import { aliasesOf, hostOfPages, leadOn, relativeTo, type SavedPage } from './page-addresses.ts'
import { dateOf, partsOf, remove, titleOfPath, titlesOf } from './page-parts.ts'
import type { ReportEntry } from '../report.ts'
import { listSaved, queryOf } from './saved-folder.ts'
import { countShared, isMenu, removeShared } from './shared-parts.ts'

/** A longer line is no title. */
const LONGEST_LINE = 100

/** A page that was read, and where it is in the folder or on the website. */
export type ReadPage = { path: string; text: string; root: Root }

/** Reads a folder of saved HTML: pages with a date are posts. */
export async function readPages(folder: string): Promise<OldSite> {
  const { top, host, pages: paths, files, outside } = await listSaved(folder)
  const notes: ReportEntry[] = []
  const read: ReadPage[] = []
  for (const path of paths) {
    const bytes = await pathInside(folder, top, path)
      .then((real) => readFile(real))
      .catch((error: unknown) => void notes.push(unread(path, error)))
    if (!bytes) continue
    const page = readPage(path, bytes, notes)
    if (/\.\w+/.test(path) || /<(?:!doctype html|html|head|body)\b/i.test(page.text))
      read.push(page)
    else
      notes.push({
        ...{ outcome: 'left-out', about: `File “${path}”`, place: path },
        what: 'files without an extension that are no pages',
      })
  }
  const base = `http://${host || hostOfPages(read, [...paths, ...files])}/`
  const addressOf = (path: string): string => {
    const [file, query] = queryOf(path)
    const parts = file.split(sep).map(encodeURIComponent).join('/')
    return new URL(query === undefined ? parts : `${parts}?${query}`, base).href
  }
  if (outside.length > 0)
    notes.push({
      ...{ outcome: 'left-out', about: 'The folder', place: folder, detail: outside.join(', ') },
      what: 'files that are not in the folder of the website itself',
    })
  const saved = read.map((page) => ({ ...page, savedAt: addressOf(page.path), others: [] }))
  return {
    ...siteOf(base, saved, notes),
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

/** Parses a page; `notes` get what of its encoding is guessed. */
export function readPage(path: string, bytes: Uint8Array, notes: ReportEntry[]): ReadPage {
  const { text, guessed } = decode(bytes)
  if (guessed > 0)
    notes.push({
      ...aboutPage(path),
      ...{ outcome: 'guessed', what: 'characters of another encoding', detail: String(guessed) },
    })
  return { path, text, root: parsePage(text) }
}

/** What the report says of a page that cannot be read. Throws any other error. */
export function unread(path: string, error: unknown): ReportEntry {
  if (!(error instanceof NotRead)) throw error
  return {
    ...aboutPage(path),
    ...{ outcome: 'left-out', what: 'pages that cannot be read', detail: error.message },
  }
}

/** The website that consists of these pages; `savedAt` and `others` are their addresses. */
export function siteOf(
  base: string,
  read: readonly (ReadPage & { savedAt: string; others: readonly string[] })[],
  notes: ReportEntry[],
): OldSite {
  const site: OldSite = { base, posts: [], pages: [], files: [], notes }
  const saved = read.map(({ path, text, root, savedAt, others }): SavedPage => {
    const own = aliasesOf(root, text, savedAt)
    return { path, root, savedAt, address: own.address, others: [...own.others, ...others] }
  })
  const { pages, others } = leadOn(saved)
  for (const { path: other, root } of others)
    notes.push({
      ...aboutPage(other),
      ...{ outcome: 'left-out', what: 'menus, and pages that only show or lead to another' },
      detail: wordsOf(root).trim(),
    })
  addPages(site, pages, notes)
  return site
}

const aboutPage = (path: string) => ({ about: `Page ${path}`, place: path })

function addPages(site: OldSite, saved: readonly SavedPage[], notes: ReportEntry[]): void {
  const bodies = saved.map(
    ({ root }) => elementsIn(root).find(({ tagName }) => tagName === 'body') ?? root,
  )
  const titles = saved.map(({ root }) => titlesOf(root))
  const isShared = countShared(
    titles.map((list) => list.map(({ text }) => text)),
    2,
  )
  for (const words of removeShared(bodies))
    notes.push({
      ...{ outcome: 'left-out', about: 'Several pages', place: site.base },
      ...{ what: 'heads, menus and feet that pages share', detail: words },
    })
  for (const [at, page] of saved.entries()) {
    const body = bodies[at] ?? page.root
    const content = contentIn(body)
    const around = content === body ? '' : wordsAround(body, content)
    const isFirst = isHome(page.address, site)
    const fileName = titleOfPath(page.path)
    const own = titles[at]?.filter(({ text }) => text !== fileName) ?? []
    // On the home page a heading that is not the first is that of a part.
    const title = isFirst
      ? own.find(({ element }) => !/^h[23]$/.test(element?.tagName ?? ''))
      : own.find(({ text }) => !isShared(text))
    const text = title?.text ?? (isFirst ? 'Home page' : firstLine(content) || fileName)
    const date = dateOf(page.root, content)
    // The notice has its title and date in fields of their own.
    const heading = titles[at]?.find((each) => each.element && each.text === text)?.element
    for (const each of [heading, date?.line]) if (each) remove(content, each)
    const old: OldPage = {
      ...{ address: page.address, title: text, savedAt: page.savedAt, others: page.others },
      relativeTo: relativeTo(page),
      html: htmlOf({ type: 'root', children: content.children as Root['children'] }),
    }
    if (around !== '')
      notes.push({
        ...{ outcome: 'left-out', about: `Page “${text}”`, place: page.address },
        ...{ what: 'texts around the text of a page', detail: around },
      })
    if (date) site.posts.push({ ...old, date: date.day, categories: [text] })
    else site.pages.push(old)
  }
}

/** The first line of a page that has no title; empty if it is too long for one. */
function firstLine(content: Parents): string {
  const nodes = partsOf(content).find((part) => !isMenu(part))?.nodes ?? []
  const lines = toText({ type: 'root', children: nodes }).split('\n')
  const text = lines.map((line) => line.trim()).find(Boolean) ?? ''
  return text.length <= LONGEST_LINE ? text : ''
}

/** Where the text of a page is, if the page says it. */
function contentIn(body: Parents): Parents {
  const below = elementsIn(body)
  const main = below.find(
    ({ tagName, properties }) => tagName === 'main' || properties['role'] === 'main',
  )
  const articles = below.filter(({ tagName }) => tagName === 'article')
  return main ?? (articles.length === 1 ? articles[0] : undefined) ?? body
}

/** The words of a page outside of its text. */
function wordsAround(body: Parents, content: Parents): string {
  const parts = partsOf(body)
  const own = new Set(partsOf(content).map(({ key }) => key))
  return parts
    .filter(({ key }) => !own.has(key))
    .map(({ text }) => text)
    .join(' · ')
}
