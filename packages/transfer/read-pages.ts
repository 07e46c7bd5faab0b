import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parseWrittenDay } from 'school-schema/values/written'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { decodeText } from 'school-schema/values/decode'
import { elementsBelow, textOf } from './html-text.ts'
import { NotRead, pathInside } from './old-files.ts'
import type { OldSite } from './old-site.ts'

/** The name of a saved page: `notice.asp?id=3.html` of wget, with @ instead of ? on Windows. */
const PAGE = /^(.*?\.(?:html?|php\d?|aspx?|jsp|cfm))(?:[?@](.*?)(?:\.html?)?)?$/i
const FILE = /\.(?:pdf|jpe?g|png|webp)$/i
/** What HTTrack writes into a page that it has saved under another name. */
const MIRRORED = /<!-- Mirrored from [^/\s]+\/(\S*) by HTTrack/
/** A line of an old page without a machine-readable date. */
const DATE_LINE = /^(?:date|dated|posted on|published on|posted|published)\s*[:–-]?\s*(\S.*)$/i

/** Reads a folder of saved HTML: pages with a date are posts. Addresses are those of the files. */
export async function readPages(folder: string): Promise<OldSite> {
  const base = pathToFileURL(folder + sep).href
  const site: OldSite = { base, folder, posts: [], pages: [], files: [] }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const addressOf = (path: string, query?: string) => {
    const parts = relative(folder, path).split(sep).map(encodeURIComponent).join('/')
    return new URL(query ? `${parts}?${query}` : parts, site.base).href
  }
  for (const { name, parentPath } of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const path = join(parentPath, name)
    if (FILE.test(name))
      site.files.push({
        address: addressOf(path),
        title: name.replace(FILE, '').replace(/[-_]+/g, ' '),
        description: '',
      })
    const [, page, query] = PAGE.exec(name) ?? []
    if (page === undefined) continue
    const real = await pathInside(folder, relative(folder, path)).catch((error: unknown) => {
      if (!(error instanceof NotRead)) throw error
      printLine(`  ${path}: not read, as ${error.message}.`)
      return null
    })
    if (real === null) continue
    const text = decodeText(await readFile(real))
    const mirrored = MIRRORED.exec(text)?.[1]
    const saved = addressOf(join(parentPath, page), query)
    const address = mirrored ? new URL(mirrored, site.base).href : saved
    const { title, date, html } = readPage(text)
    if (date === null) site.pages.push({ address, title, html })
    else site.posts.push({ address, title, date, html, categories: [title] })
  }
  return site
}

/** Whether a folder has pages instead of rows. */
export const hasPages = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((name) => PAGE.test(name))

function readPage(text: string) {
  const elements = elementsBelow(parse(text))
  const find = (...names: string[]) =>
    names.map((name) => elements.find(({ tagName }) => tagName === name)).find(Boolean)
  const attributeOf = (element: Tree.Element | undefined, name: string) =>
    element?.attrs.find((each) => each.name === name)?.value
  const time = find('time')
  const published = elements.find(
    (each) => attributeOf(each, 'property') === 'article:published_time',
  )
  const stamp = attributeOf(published, 'content') ?? attributeOf(time, 'datetime')
  const line = stamp === undefined ? elements.find(isDateLine) : undefined
  const written = stamp?.slice(0, 10) ?? (line && dateIn(line))
  const heading = find('h1', 'h2', 'title')
  const body = find('article', 'main', 'body')
  // The notice has its title and date in separate fields.
  for (const element of [heading, time, line])
    if (element?.parentNode)
      element.parentNode.childNodes = element.parentNode.childNodes.filter(
        (node) => node !== element,
      )
  return {
    title: heading ? textOf(heading).trim() : '',
    date: written ? parseWrittenDay(written) : null,
    html: body ? serialize(body) : '',
  }
}

const dateIn = (element: Tree.Element): string => DATE_LINE.exec(textOf(element).trim())?.[1] ?? ''

/** The innermost element of a line such as "Date: 12/05/2024". */
const isDateLine = (element: Tree.Element): boolean =>
  element.childNodes.every((node) => !('tagName' in node) || node.tagName === 'b') &&
  parseWrittenDay(dateIn(element)) !== null
