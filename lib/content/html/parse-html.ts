import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { allowedHtml } from 'school-schema/values/allowed-html'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Child = DefaultTreeAdapterTypes.ChildNode

/** No list or table of a school is nested deeper; a few hundred levels would overflow the stack of recursive code. */
const MAX_DEPTH = 32
/** Limits the time and memory of the parser: unclosed elements multiply, and each end tag searches them. */
const MAX_NODES = 20_000
const MAX_OPEN_ELEMENTS = 5_000

/** Elements whose text is not visible. */
const HIDDEN_ELEMENTS = new Set(allowedHtml.strip)

function createLimitedAdapter(): typeof defaultTreeAdapter {
  let nodes = 0
  let open = 0
  const count = () => {
    nodes += 1
    if (nodes > MAX_NODES) throw new Error('The text has too many elements')
  }
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count()
      return defaultTreeAdapter.createElement(...given)
    },
    createCommentNode(data) {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush() {
      open += 1
      if (open > MAX_OPEN_ELEMENTS) throw new Error('The text is nested too deeply')
    },
    onItemPop() {
      open -= 1
    },
  }
}

/** The text nodes and childless elements of a tree in document order, separated by spaces. */
function leavesIn(parent: Parent): Child[] {
  const leaves: Child[] = []
  const waiting = parent.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (HIDDEN_ELEMENTS.has(node.nodeName)) continue
    if ('childNodes' in node && node.childNodes.length > 0) {
      for (const child of node.childNodes.toReversed()) waiting.push(child)
    } else {
      leaves.push(node, defaultTreeAdapter.createTextNode(' '))
    }
  }
  return leaves
}

/** Moves elements that are nested too deeply up to the deepest allowed level. Not recursive. */
function flatten(root: Parent): void {
  const waiting: [parent: Parent, depth: number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, depth] = next
    if ('content' in parent) parent.content = defaultTreeAdapter.createDocumentFragment()
    if (depth + 1 >= MAX_DEPTH) {
      parent.childNodes = leavesIn(parent)
      continue
    }
    for (const child of parent.childNodes) {
      if ('childNodes' in child) waiting.push([child, depth + 1])
    }
  }
}

/**
 * Parses an editor's HTML like a browser, with at most 32 levels, so that code may recurse. Throws
 * if the text is too large to be parsed in reasonable time.
 */
export function parseHtml(html: string): Root {
  const fragment = parseFragment(html, {
    treeAdapter: createLimitedAdapter(),
    scriptingEnabled: false,
  })
  flatten(fragment)
  return fromParse5(fragment) as Root
}

/** All descendants in document order. */
export const elementsBelow = (parent: Root | Element): Element[] =>
  parent.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsBelow(child)] : [],
  )

/** The text of a tree or of a part of it. */
export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Most texts of ten years are on no page in the cache: as JSON they take a third of the memory. */
export class StoredTree {
  readonly json: string
  constructor(root: Root) {
    this.json = JSON.stringify(root)
  }
  get root() {
    return JSON.parse(this.json) as Root
  }
}

const BULLET = /^\s*[•●▪‣◦∙]\s*/

const firstText = (node: RootContent) =>
  node.type === 'element' && node.tagName === 'p' && node.children[0]?.type === 'text'
    ? node.children[0]
    : null

const isTyped = (node: RootContent): node is Element => BULLET.test(firstText(node)?.value ?? '')

const isSpace = (node: RootContent) => node.type === 'text' && node.value.trim() === ''

function itemOf(paragraph: Element): ElementContent {
  const [first, ...rest] = paragraph.children
  const text = first?.type === 'text' ? { ...first, value: first.value.replace(BULLET, '') } : first
  const children = text ? [text, ...rest] : rest
  return { type: 'element', tagName: 'li', properties: {}, children }
}

/** Paragraphs that begin with a bullet, as messages and some word processors have them, become a list. */
export function listTypedItems(root: Root): Root {
  const children: RootContent[] = []
  let items: ElementContent[] | null = null
  for (const node of root.children) {
    if (isTyped(node)) {
      if (!items) {
        items = []
        children.push({ type: 'element', tagName: 'ul', properties: {}, children: items })
      }
      items.push(itemOf(node))
    } else if (!items || !isSpace(node)) {
      items = null
      children.push(node)
    }
  }
  return { ...root, children }
}

const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span'])

function cellsOf(row: Element): string {
  const cells = row.children.filter((cell) => cell.type === 'element')
  return cells.flatMap((cell) => linesUnder(cell).join(' ') || []).join(', ')
}

function linesUnder(parent: Root | Element): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim()) lines.push(line.replace(/\s+/g, ' ').trim())
    line = ''
  }
  for (const child of parent.children) {
    if (child.type === 'text') line += child.value
    if (child.type !== 'element') continue
    if (INLINE.has(child.tagName)) {
      line += linesUnder(child).join(' ')
      continue
    }
    endLine()
    lines.push(...(child.tagName === 'tr' ? [cellsOf(child)] : linesUnder(child)))
  }
  endLine()
  return lines
}

/** The text of an editor's HTML: one line per paragraph, item and row. */
export function linesOfHtml(html: { root: Root } | null): string[] {
  return html ? linesUnder(html.root) : []
}

/** Joins lines to running text, each ended like a sentence. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => (/[\p{L}\p{M}\p{N})]$/u.test(line) ? `${line}.` : line)).join(' ')
}
