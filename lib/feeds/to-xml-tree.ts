import type { Element as HtmlElement, Root, RootContent } from 'hast'
import type { Element, Root as XmlRoot, Text } from 'xast'
import { x } from 'xastscript'

/** Left to the page: a reader of feeds takes the one address, and from `srcset` none but whole ones. */
const LEFT_OUT = new Set(['srcSet', 'sizes'])

type Value = HtmlElement['properties'][string]

function written(name: string, value: Value, base: string): string | null {
  if (value === null || value === undefined || value === false) return null
  if (name === 'href' || name === 'src') return URL.parse(String(value), base)?.href ?? null
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function elementOf({ tagName, properties, children }: HtmlElement, base: string): Element {
  const attributes = Object.entries(properties)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name.toLowerCase(), written(name, value, base)] as const)
  const within = children.flatMap((child) => nodesOf(child, base))
  return x(tagName, Object.fromEntries(attributes), within)
}

function nodesOf(node: RootContent, base: string): (Element | Text)[] {
  if (node.type === 'element') return [elementOf(node, base)]
  return node.type === 'text' ? [{ type: 'text', value: node.value }] : []
}

/** A sanitised text as a tree of XML, its addresses whole. */
export function toXmlTree(root: Root, base: string): XmlRoot {
  return x(
    null,
    root.children.flatMap((node) => nodesOf(node, base)),
  )
}
