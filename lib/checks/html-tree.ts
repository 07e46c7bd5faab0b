import type { Element, Root, RootContent } from 'hast'

/** All elements of a tree, in document order. */
export function elementsIn(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  )
}

/** The elements of a tree that have one of these names. */
export const elementsNamed = (parent: Root | Element, ...names: string[]): Element[] =>
  elementsIn(parent).filter(({ tagName }) => names.includes(tagName))

/** The words that a reader gets, those of pictures included. */
export function wordsIn(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return attribute(node, 'alt')
  return 'children' in node ? node.children.map(wordsIn).join('').trim() : ''
}

/** An attribute as a text; empty where there is none. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name]
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}
