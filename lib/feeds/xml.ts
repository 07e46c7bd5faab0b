import type { Element as HtmlElement, Root, RootContent } from 'hast'
import type { Element, Root as XmlRoot, Text, Nodes } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'

/** Feed readers use `src`, and only resolve absolute addresses in `srcset`. */
const LEFT_OUT = new Set(['srcSet', 'sizes'])

type Value = HtmlElement['properties'][string]

function written(name: string, value: Value, base: string): string | null {
  if (value === null || value === undefined || value === false) return null
  if (name === 'href' || name === 'src') return URL.parse(String(value), base)?.href ?? null
  return [value === true ? '' : value].flat().join(' ')
}

function elementOf({ tagName, properties, children }: HtmlElement, base: string): Element {
  const attributes = Object.entries(properties)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name.toLowerCase(), written(name, value, base)] as const)
  return x(tagName, Object.fromEntries(attributes), nodesOf(children, base))
}

const nodesOf = (children: readonly RootContent[], base: string): (Element | Text)[] =>
  children.flatMap((node) => {
    if (node.type === 'element') return elementOf(node, base)
    return node.type === 'text' ? { type: 'text', value: node.value } : []
  })

/** A sanitised text as an XML tree with absolute addresses. */
export const toXmlTree = ({ children }: Root, base: string): XmlRoot =>
  x(null, nodesOf(children, base))

/** Characters that XML 1.0 cannot contain, not even escaped. Texts pasted from a word processor may. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** The library writes numeric references; simple feed readers only know named ones. */
const names: Record<string, string> = { '&#x26;': '&amp;', '&#x3C;': '&lt;', '&#x22;': '&quot;' }

/** Writes a tree of XML. */
export function writeXml(tree: Nodes): string {
  return toXml(tree)
    .replace(/&#x\w+;/g, (entity) => names[entity] ?? entity)
    .replaceAll(']]>', ']]&gt;')
    .replace(FORBIDDEN, '')
}

/** Writes such a tree as HTML, where some elements have no end tag and the others require one. */
export function writeHtml(tree: Nodes): string {
  return writeXml(tree).replace(/><\/(?:br|hr|img)>/g, '>')
}
