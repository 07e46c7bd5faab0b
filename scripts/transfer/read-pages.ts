import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parseWrittenDay } from 'school-schema/written'
import type { OldSite } from './old-site.ts'

const PAGE = /\.(?:html?|php|aspx?)$/i
const FILE = /\.(?:pdf|jpe?g|png|webp)$/i

/** Reads a folder of saved HTML: pages with a date are posts. Addresses are those of the files. */
export async function readPages(folder: string): Promise<OldSite> {
  const site: OldSite = { base: pathToFileURL(folder + sep).href, posts: [], pages: [], files: [] }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const path = join(parentPath, name)
    const address = new URL(
      relative(folder, path).split(sep).map(encodeURIComponent).join('/'),
      site.base,
    ).href
    if (FILE.test(name))
      site.files.push({
        address,
        title: name.replace(FILE, '').replace(/[-_]+/g, ' '),
        description: '',
      })
    if (!PAGE.test(name)) continue
    const { title, date, html } = readPage(await readFile(path, 'utf8'))
    if (date === null) site.pages.push({ address, title, html })
    else site.posts.push({ address, title, date, html, categories: [] })
  }
  return site
}

/** Whether a folder has pages instead of rows. */
export const hasPages = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((name) => PAGE.test(name))

/** The text of HTML without elements. */
export const textOfHtml = (html: string): string => textOf(parseFragment(html))

const textOf = (node: Tree.Node): string => {
  if ('value' in node) return node.value
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
  return text.replace(/\s+/g, ' ')
}

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
  const written = attributeOf(published, 'content') ?? attributeOf(time, 'datetime')
  const heading = find('h1', 'title')
  const body = find('article', 'main', 'body')
  // The notice has its title and date in fields of their own.
  for (const element of [heading, time])
    if (element?.parentNode)
      element.parentNode.childNodes = element.parentNode.childNodes.filter(
        (node) => node !== element,
      )
  return {
    title: heading ? textOf(heading).trim() : '',
    date: written === undefined ? null : parseWrittenDay(written.slice(0, 10)),
    html: body ? serialize(body) : '',
  }
}

const elementsBelow = (node: Tree.Node): Tree.Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => [
        ...('tagName' in child ? [child] : []),
        ...elementsBelow(child),
      ])
    : []
