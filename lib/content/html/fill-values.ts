import type { Element, Root, RootContent } from 'hast'
import { askOffice, fillText, type Values } from '../../messages/values.ts'
import { setHeadingIds } from './annotate.ts'
import type { SafeHtml } from './html.ts'
import type { Locale } from '../../messages/messages.ts'

const PLACEHOLDER = /\{\w+\}/

const CELLS = new Set(['td', 'th'])

/** Elements that say nothing without a text. */
const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'blockquote', 'strong', 'em'])

const hasPlaceholder = (node: Root | RootContent): boolean =>
  node.type === 'text'
    ? PLACEHOLDER.test(node.value)
    : 'children' in node && node.children.some(hasPlaceholder)

/** Whether a cell is to be filled, or a term with its value: an empty value becomes "please ask the office". */
const asks = ({ tagName, children }: Element, isInCell: boolean) =>
  isInCell || CELLS.has(tagName) || (children.length > 1 && children[0]?.type === 'element')

function fillNode(
  locale: Locale,
  node: RootContent,
  values: Values,
  isInCell: boolean,
  ask: boolean,
): RootContent[] {
  if (node.type === 'text') {
    const [space = ''] = /^\s/.exec(node.value) ?? []
    const value = fillText(node.value, values) ?? (ask ? space + askOffice(locale) : null)
    return value === null ? [] : [{ ...node, value }]
  }
  if (node.type !== 'element' || !hasPlaceholder(node)) return [node]
  const inCell = isInCell || CELLS.has(node.tagName)
  const children = node.children.flatMap((child) =>
    fillNode(locale, child, values, inCell, asks(node, isInCell)),
  ) as Element['children']
  return children.length === 0 && BLOCKS.has(node.tagName) ? [] : [{ ...node, children }]
}

/**
 * A text with the values of the school instead of its placeholders, such as `{dueDay}`. A sentence
 * whose value is not set is left out; a cell of a table asks the office. Values are plain text.
 */
export function fillHtml(locale: Locale, html: SafeHtml, values: Values): SafeHtml {
  const { root } = html
  if (!hasPlaceholder(root)) return html
  const children = root.children.flatMap((node) => fillNode(locale, node, values, false, false))
  return { ...html, root: setHeadingIds({ ...root, children }) }
}
