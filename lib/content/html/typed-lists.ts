import type { Element, ElementContent, Root, RootContent } from 'hast'

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
