import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The text of HTML without elements. */
export const textOfHtml = (html: string): string => textOf(parseFragment(html))

/** The text of a node, with single spaces. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ')
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
  return text.replace(/\s+/g, ' ')
}

/** All elements in a node, in their order. */
export const elementsBelow = (node: Tree.Node): Tree.Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => [
        ...('tagName' in child ? [child] : []),
        ...elementsBelow(child),
      ])
    : []
