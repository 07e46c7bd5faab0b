import type { Element, ElementContent, RootContent } from 'hast'
import { ownValue } from 'school-schema/values/own-value'
import { nameOfAddress } from './embeds.ts'
import { paragraphsOf, type Run } from './lines.ts'
import { isOwnPicture } from './pictures.ts'
import { isLayout, rowsOf } from './tables.ts'
import { attributeOf, element, isElement } from './tree.ts'

const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
}

const MARKS: Readonly<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', dfn: 'em', u: 'u', ins: 'u' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup', a: 'a' },
  // Titles of the blocks that they stand in.
  ...{ dt: 'strong', summary: 'strong', legend: 'strong', figcaption: 'em' },
}

/** Elements within a line; any other begins a line. */
const PHRASING = new Set(
  'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd label mark nobr output q rb rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const STYLES: readonly [style: RegExp, mark: string][] = [
  [/text-decoration[^;]*line-through/i, 's'],
  [/font-weight\s*:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
]

function marksOf(node: Element): Element[] {
  const name = ownValue(MARKS, node.tagName)
  const href = attributeOf(node, 'href')
  const own = name && (name !== 'a' || href) ? [element(name, [], href ? { href } : {})] : []
  const style = attributeOf(node, 'style')
  return [
    ...own,
    ...STYLES.flatMap(([words, mark]) => (words.test(style) ? element(mark, []) : [])),
  ]
}

export const isInLine = (node: Element): boolean =>
  PHRASING.has(node.tagName) && !/display\s*:\s*block/i.test(attributeOf(node, 'style'))

export type BlockOptions = {
  /** Line breaks in the source are line breaks, as in `pre` and in older posts of WordPress. */
  hasLines?: boolean
  marks?: readonly Element[]
}

/** HTML as the blocks that the editor of the CMS has: paragraphs, headings, lists, tables, quotations, pictures, lines. */
export function blocksOf(nodes: readonly RootContent[], options: BlockOptions = {}): Element[] {
  const done: Element[][] = []
  let line: Run[] = []
  const endLine = () => {
    done.push(paragraphsOf(line))
    line = []
  }
  const add = (node: RootContent, { hasLines = false, marks = [] }: BlockOptions): void => {
    if (node.type === 'text') {
      const parts = hasLines ? node.value.replaceAll('\r', '').split('\n') : [node.value]
      for (const [at, value] of parts.entries())
        line.push(...(at > 0 ? [{ value: null, marks }] : []), { value, marks })
    }
    if (!isElement(node)) return
    if (node.tagName === 'br') return void line.push({ value: null, marks })
    const inner = { hasLines, marks: [...marks, ...marksOf(node)] }
    const block = blockOf(node, inner)
    if (!block && isInLine(node)) {
      if (isNextLink(line.at(-1), node)) line.push({ value: ' ', marks: [] })
      // Browsers add the marks of a quotation.
      const isQuoted = node.tagName === 'q'
      if (isQuoted) line.push({ value: '“', marks: inner.marks })
      for (const child of node.children) add(child, inner)
      if (isQuoted) line.push({ value: '”', marks: inner.marks })
      return
    }
    endLine()
    if (block) done.push(block)
    else {
      const isLined = hasLines || /^(?:pre|listing|xmp|textarea)$/.test(node.tagName)
      for (const child of node.children) add(child, { ...inner, hasLines: isLined })
    }
    endLine()
  }
  for (const node of nodes) add(node, options)
  endLine()
  // A picture that loads late is there again for browsers without scripts.
  return done
    .flat()
    .filter((block, at, all) => block.tagName !== 'img' || !isPicture(all[at - 1], block))
}

/** Links of a menu have a distance that is not in the text. */
const isNextLink = (before: Run | undefined, node: Element): boolean =>
  node.tagName === 'a' && before?.marks.some(({ tagName }) => tagName === 'a') === true

const isPicture = (one: Element | undefined, { properties }: Element) =>
  one?.tagName === 'img' && one.properties['src'] === properties['src']

/** The blocks of an element that is one itself; null for a container or a part of a line. */
function blockOf(node: Element, options: BlockOptions): Element[] | null {
  const { tagName, children } = node
  const inner = () => blocksOf(children, options)
  const heading = ownValue(HEADINGS, tagName)
  if (heading)
    return inner().map((block) => (block.tagName === 'p' ? { ...block, tagName: heading } : block))
  if (tagName === 'img') return attributeOf(node, 'src') ? pictureOf(node, options) : []
  if (tagName === 'hr') return [element('hr', [])]
  if (tagName === 'blockquote') return filled('blockquote', inner())
  if (/^(?:ul|ol|menu|dir)$/.test(tagName)) return listOf(node, options)
  if (tagName !== 'table' || isLayout(node)) return null
  const { captions, rows } = rowsOf(node, (cell) => blocksOf(cell.children, options))
  return [...blocksOf(captions, options), ...filled('table', rows)]
}

const filled = (
  name: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element[] => (children.length > 0 ? [element(name, children, properties)] : [])

/** The editor has no picture within a link: it is the larger picture that the link opens, or the link follows. */
function pictureOf(node: Element, { marks = [] }: BlockOptions): Element[] {
  const link = marks.findLast(({ tagName }) => tagName === 'a')
  const [src, alt] = [attributeOf(node, 'src'), attributeOf(node, 'alt')]
  const href = link ? attributeOf(link, 'href') : src
  const isLarger = isOwnPicture(href)
  const picture = element('img', [], { src: isLarger ? href : src, alt })
  if (isLarger || href === src) return [picture]
  const value = alt || nameOfAddress(href)
  return [picture, ...paragraphsOf([{ value, marks }])]
}

function listOf(list: Element, options: BlockOptions): Element[] {
  const isOrdered = list.tagName === 'ol'
  const items: Element[] = []
  for (const child of list.children) {
    const isItem = isElement(child) && child.tagName === 'li'
    const blocks = blocksOf(isItem ? child.children : [child], options)
    const [first] = blocks
    const last = items.at(-1)
    if (!first) continue
    // A list in a list belongs to the item before it.
    if (!isItem && last) for (const block of blocks) last.children.push(block)
    else items.push(element('li', startingWithText(blocks)))
  }
  const [first] = list.children.filter(isElement)
  const start = Number(attributeOf(list, 'start') || (first && attributeOf(first, 'value')))
  return filled(isOrdered ? 'ol' : 'ul', items, isOrdered && start > 1 ? { start } : {})
}

/** In the editor an item begins with a paragraph. */
function startingWithText([first, ...others]: Element[]): Element[] {
  if (!first || first.tagName === 'p') return first ? [first, ...others] : []
  if (/^h\d$/.test(first.tagName))
    return [element('p', [element('strong', first.children)]), ...others]
  return [element('p', []), first, ...others]
}
