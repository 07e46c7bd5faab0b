import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Parents, Root } from 'hast'
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
import { countShared, removeShared } from './shared-parts.ts'

/** A longer line is no title. */
const LONGEST_LINE = 100

/** Reads a folder of saved HTML: pages with a date are posts. */
export async function readPages(folder: string): Promise<OldSite> {
  const { top, host, pages: paths, files, outside } = await listSaved(folder)
  const notes: ReportEntry[] = []
  const read: { path: string; text: string; root: Root }[] = []
  for (const path of paths) {
    const bytes = await pathInside(folder, top, path)
      .then((real) => readFile(real))
      .catch((error: unknown) => {
        if (!(error instanceof NotRead)) throw error
        notes.push({
          ...aboutPage(path),
          outcome: 'left-out',
          what: 'pages that cannot be read',
          detail: error.message,
        })
        return null
      })
    if (!bytes) continue
    const { text, guessed } = decode(bytes)
    if (!/\.\w+/.test(path) && !/<(?:!doctype html|html|head|body)\b/i.test(text)) {
      notes.push({
        ...{ outcome: 'left-out', about: `File “${path}”`, place: path },
        what: 'files without an extension that are no pages',
      })
      continue
    }
    read.push({ path, text, root: parsePage(text) })
    if (guessed > 0)
      notes.push({
        ...aboutPage(path),
        outcome: 'guessed',
        what: 'characters of another encoding',
        detail: String(guessed),
      })
  }
  const base = `http://${host || hostOfPages(read, [...paths, ...files])}/`
  const addressOf = (path: string): string => {
    const [file, query] = queryOf(path)
    const parts = file.split(sep).map(encodeURIComponent).join('/')
    return new URL(query === undefined ? parts : `${parts}?${query}`, base).href
  }
  const saved = read.map(({ path, text, root }): SavedPage => {
    const savedAt = addressOf(path)
    return { ...{ path, root, savedAt }, ...aliasesOf(root, text, savedAt) }
  })
  const site: OldSite = {
    ...{ base, folder: join(folder, top), posts: [], pages: [], notes },
    files: files.map((path) => ({
      address: addressOf(path),
      title: (path.split(sep).at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' '),
      ...{ description: '', path },
    })),
  }
  const { pages, others } = leadOn(saved)
  for (const { path: other, root } of others)
    notes.push({
      ...aboutPage(other),
      ...{ outcome: 'left-out', what: 'menus, and pages that only show or lead to another' },
      detail: wordsOf(root).trim(),
    })
  if (outside.length > 0)
    notes.push({
      ...{ outcome: 'left-out', about: 'The folder', place: folder, detail: outside.join(', ') },
      what: 'files that are not in the folder of the website itself',
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
    const title = titles[at]?.find(({ text }) => isFirst || !isShared(text))
    const text = title?.text ?? (firstLine(content) || titleOfPath(page.path))
    const date = dateOf(page.root, content)
    // The notice has its title and date in fields of their own.
    const heading = titles[at]?.find((each) => each.element && each.text === text)?.element
    for (const own of [heading, date?.line]) if (own) remove(content, own)
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
  const [first] = partsOf(content)
  return first && first.text.length <= LONGEST_LINE ? first.text : ''
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
