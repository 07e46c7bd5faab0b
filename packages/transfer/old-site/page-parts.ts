import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast'
import { parseWrittenDay } from 'school-schema/values/written'
import { isInLine } from '../html/blocks.ts'
import { wordsOf } from '../html/remove.ts'
import { isLayout } from '../html/tables.ts'
import { attributeOf, elementsIn, isElement, textOf } from '../html/tree.ts'

/** A line of an old page without a machine-readable date. */
const DATE_LINE =
  /^(?:dated?|posted(?: on)?|published(?: on)?|दिनांक|दिनाँक|तारीख|তারিখ)(?![\p{L}\p{M}])\s*[:–-]?\s*(\S.*)$/iu

/** What programs call the day on which a page was published: in its head, or where they show it, as Drupal does. */
const PUBLISHED = /^article:published_time$|\b(?:dc:created|schema:dateCreated|datePublished)\b/

/** As the CMS has it. */
export const LONGEST_TITLE = 200

/** What programs call a page that nobody has named. */
const NO_TITLE =
  /^(?:untitled.*|new page ?\d*|home ?(?:page)?|index|main|welcome|document|page title|title|body|microsoft word.*|my (?:web )?page.*)$/i

/** A part of a page that is one block, or a line between blocks; `key` is equal for the same part on two pages. */
export type Part = { nodes: RootContent[]; parent: Parents; text: string; key: string }

const isContainer = (node: Element): boolean =>
  !(node.tagName === 'table' && !isLayout(node)) &&
  elementsIn(node).some(
    (each) => !isInLine(each) && !/^(?:br|img|input|script|style)$/.test(each.tagName),
  )

/** Lines with a counter or a year differ from page to page. */
const FOOT = /©|copyright|visitors?\b|hits\b|updated|आगंतुक|দর্শক/i

/** The part of these nodes, by its words or else its pictures. */
function partOf(nodes: RootContent[], parent: Parents): Part[] {
  const root: Root = { type: 'root', children: nodes }
  const text = textOf(root)
  const pictures = elementsIn(root, 'img', 'area')
  const names = pictures.map((each) =>
    (attributeOf(each, 'src') || attributeOf(each, 'href')).split('/').at(-1),
  )
  const words = FOOT.test(text) ? text.replace(/\p{Nd}+/gu, '') : text
  const key = words.toLowerCase() || names.join(' ')
  return key === '' ? [] : [{ nodes, parent, text, key }]
}

/** The parts of a page in their order. */
export function partsOf(parent: Parents): Part[] {
  const parts: Part[] = []
  let line: RootContent[] = []
  const endLine = () => {
    parts.push(...partOf(line, parent))
    line = []
  }
  for (const child of parent.children) {
    if (child.type !== 'text' && !isElement(child)) continue
    const isInside = isElement(child) && isContainer(child)
    if (!isInside && (!isElement(child) || isInLine(child) || /^(?:br|img)$/.test(child.tagName))) {
      line.push(child)
      continue
    }
    endLine()
    if (isInside) for (const part of partsOf(child)) parts.push(part)
    else if (!/^(?:script|style)$/.test(child.tagName)) parts.push(...partOf([child], parent))
  }
  endLine()
  return parts
}

/** Takes a part out of its page. */
export function removePart({ nodes, parent }: Part): void {
  for (const node of nodes) remove(parent, node)
}

/** Takes a node out of another, wherever it is in it. */
export function remove(parent: Parents, node: RootContent): void {
  const at = parent.children.indexOf(node as ElementContent)
  if (at >= 0) parent.children.splice(at, 1)
  else for (const child of parent.children) if (isElement(child)) remove(child, node)
}

/** A title that a page may have, and the element that has it. */
export type Title = { text: string; element?: Element }

/** The headings and links of a head, without those of its menu, which has the names of pages. */
const namesIn = (parent: Element): Element[] =>
  parent.children.filter(isElement).flatMap((each) => {
    if (/^(?:nav|ul|ol)$/.test(each.tagName)) return []
    return [...(/^(?:h1|a)$/.test(each.tagName) ? [each] : []), ...namesIn(each)]
  })

/** What a page says about the website: its name in the head. */
function siteNames(elements: readonly Element[]): Set<string> {
  const heads = elements.filter(
    ({ tagName, properties }) => tagName === 'header' || properties['role'] === 'banner',
  )
  const isArticle = (head: Element) =>
    elements.some(
      (each) => /^(?:article|main)$/.test(each.tagName) && elementsIn(each).includes(head),
    )
  const names = heads.filter((head) => !isArticle(head)).flatMap(namesIn)
  const named = elements.filter(({ properties }) => properties['property'] === 'og:site_name')
  return new Set([...names.map(textOf), ...named.map((each) => attributeOf(each, 'content'))])
}

/** The titles that a page may have, the best first; that of the home page has several parts. */
export function titlesOf(root: Root, isHome: boolean): Title[] {
  const elements = elementsIn(root)
  const headings = (...names: string[]): Title[] =>
    elementsIn(root, ...names).map((element) => ({ text: textOf(element), element }))
  const [named] = elementsIn(root, 'title')
  // The name of the school is before or after that of the page.
  const written = named ? wordsOf(named) : ''
  const inHead = isHome ? [written] : written.split(/(?: [|–—»«:·-]+|:) |\s*[|»«]\s*/)
  const own = siteNames(elements)
  return [
    ...headings('h1'),
    ...inHead.map((text) => ({ text: text.trim() })),
    ...headings('h2', 'h3'),
  ]
    .map((title) =>
      // The rest of a longer heading is only in its element, which stays in the text.
      title.text.length > LONGEST_TITLE ? { text: title.text.slice(0, LONGEST_TITLE) } : title,
    )
    .filter(({ text }) => text !== '' && !NO_TITLE.test(text) && !own.has(text))
}

/** A title from the name of a file, or of its folder: "hostel life" of `hostel-life/index.html`. */
export const titleOfPath = (path: string): string =>
  path
    .replace(/\/?(?:index|default)\.\w+$/i, '')
    .split('/')
    .at(-1)
    ?.replace(/\.\w+(?=$|[?@])/, '')
    .replace(/[-_+?@&=.]+/g, ' ')
    .trim() || path

type Line = Element | Text

/** The day of a page that is a notice, and the line that has it. A page with several days is a list. */
export function dateOf(root: Root, content: Parents): { day: string; line?: Line } | null {
  const meta = elementsIn(root).find(({ properties }) =>
    PUBLISHED.test([properties['property'] ?? properties['itemProp']].flat().join(' ')),
  )
  const times = elementsIn(content).filter((each) => attributeOf(each, 'dateTime') !== '')
  const [time] = times
  const stamp = meta
    ? attributeOf(meta, 'content')
    : times.length === 1 && time
      ? attributeOf(time, 'dateTime')
      : ''
  const stamped = parseWrittenDay(stamp.slice(0, 10))
  const lines = nodesIn(content).filter(isDateLine)
  // The innermost of several.
  const own = lines.filter(
    (line) => !isElement(line) || !nodesIn(line).some((each) => lines.includes(each)),
  )
  const days = new Set(own.map(dayIn))
  const [line] = own
  const dateLine = [time, line].find((each) => each !== undefined && isOwnLine(each, content))
  if (stamped) return { day: stamped, ...(dateLine && { line: dateLine }) }
  const [day] = days
  return days.size === 1 && day && line ? { day, line } : null
}

const nodesIn = (parent: Parents): Line[] =>
  parent.children.flatMap((child) =>
    child.type === 'text' ? [child] : isElement(child) ? [child, ...nodesIn(child)] : [],
  )

const dayIn = (line: Line): string | null =>
  parseWrittenDay(DATE_LINE.exec(textOf(line))?.[1] ?? '')

const isDateLine = (node: Line): boolean =>
  (node.type === 'text' || !elementsIn(node).some((each) => !isInLine(each))) &&
  dayIn(node) !== null

/** Whether nothing else is in the line of an element. */
const isOwnLine = (node: Line, content: Parents): boolean =>
  elementsIn(content).some(
    (each) => each.children.includes(node) && textOf(each) === textOf(node),
  ) || content.children.some((each) => each === node)
