import type { Element, Root, RootContent } from 'hast'
import { elementsBelow } from '../../content/html/parse-html.ts'
import { ownValue } from 'school-schema/values/own-value'

/** The elements below a node with one of these names. */
export const elementsNamed = (parent: Root | Element, ...names: string[]): Element[] =>
  elementsBelow(parent).filter(({ tagName }) => names.includes(tagName))

/** The text of a node, including alternative texts. */
export function wordsIn(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return attribute(node, 'alt')
  return 'children' in node ? node.children.map(wordsIn).join('').trim() : ''
}

/** An attribute as a string; empty if it is missing. */
export function attribute({ properties }: Element, name: string): string {
  const value = ownValue(properties, name)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}
