import { ownValue } from 'school-schema/values/own-value'
import type { Element, ElementContent, Nodes, Parents, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toParse5 } from 'hast-util-to-parse5'
import { toText } from 'hast-util-to-text'
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Without scripts, so that `noscript` has elements. */
const OPTIONS = { scriptingEnabled: false }

/** No page needs more, and a few thousand overflow the stack of code that calls itself. */
const MAX_DEPTH = 256

/** What a part of a table is in, so that it stays there. */
const IN_TABLE: Readonly<Record<string, string>> = {
  table: 'tbody',
  tbody: 'tbody',
  thead: 'tbody',
  tfoot: 'tbody',
  tr: 'td',
}

/** Browsers show the text of a component, and of no other template. */
function openTemplate(template: Tree.Template, parent: Tree.ParentNode): void {
  const isShown = template.attrs.some(({ name }) => /^shadowroot/.test(name))
  const tagName = ownValue(IN_TABLE, parent.nodeName) ?? 'div'
  Object.assign(template, {
    tagName,
    nodeName: tagName,
    childNodes: template.content.childNodes,
  })
  template.attrs = isShown ? [] : [{ name: 'hidden', value: '' }]
}

/** Takes elements that are nested too deeply out of those around them. */
function limitDepth(root: Tree.ParentNode): Root {
  const open: [parent: Tree.ParentNode, depth: number][] = [[root, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, depth] = next
    const waiting = parent.childNodes.splice(0).toReversed()
    for (let child = waiting.pop(); child; child = waiting.pop()) {
      parent.childNodes.push(child)
      if (!('childNodes' in child)) continue
      // LibreOffice has the comments of cells in an element of its own, which browsers show apart.
      if ('tagName' in child && child.tagName === 'comment') child.tagName = 'div'
      if ('content' in child) openTemplate(child, parent)
      if (depth < MAX_DEPTH) open.push([child, depth + 1])
      else for (const inner of child.childNodes.splice(0).toReversed()) waiting.push(inner)
    }
  }
  return fromParse5(root) as Root
}

/** A page, as a browser parses it. */
export const parsePage = (html: string): Root => limitDepth(parse(html, OPTIONS))

/** A part of a page. */
export const parsePart = (html: string): Root => limitDepth(parseFragment(html, OPTIONS))

/** HTML as a browser writes it. */
export const htmlOf = (root: Root): string => serialize(toParse5(root) as Tree.ParentNode)

/** The visible text in one line, with spaces between blocks. */
export const textOf = (node: Nodes): string => toText(node).replace(/\s+/g, ' ').trim()

/** What is equal for words with other signs, spaces and cases between them, in any script. */
export const wordsKey = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** The visible text of HTML. */
export const textOfHtml = (html: string): string => textOf(parsePart(html))

/** An attribute; empty without it. */
export function attributeOf({ properties }: Element, name: string): string {
  const value = ownValue(properties, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const isElement = (node: Nodes): node is Element => node.type === 'element'

/** All elements in a node, in their order; with these names if any are given. */
export function elementsIn(parent: Parents, ...names: string[]): Element[] {
  const found: Element[] = []
  const add = ({ children }: Parents): void => {
    for (const child of children)
      if (isElement(child)) {
        if (names.length === 0 || names.includes(child.tagName)) found.push(child)
        add(child)
      }
  }
  add(parent)
  return found
}

/** The words of all links in a node. */
export const linkWords = (parent: Parents): string => elementsIn(parent, 'a').map(textOf).join('')

/** A new element. */
export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children })

export const text = (value: string): ElementContent => ({ type: 'text', value })

/** A paragraph with a link. */
export const linkTo = (href: string, words: string): Element =>
  element('p', [element('a', [text(words)], { href })])
