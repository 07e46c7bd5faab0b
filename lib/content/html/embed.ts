import type { Element, Root } from 'hast'
import { findEmbed, formServices, type Embed } from '../../embed/services.ts'
import { parseHtml } from './parse-html.ts'

const framesIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'iframe' ? [child] : framesIn(child)
  })

/**
 * The form that stored embed markup frames, or whose address an editor pasted; null when that is not exactly
 * one or not of a service on the list. The markup itself never reaches a page.
 */
export function formIn(markup: string | null): Embed | null {
  try {
    const [frame, ...others] = framesIn(parseHtml(markup ?? ''))
    const address = frame ? frame.properties.src : markup?.trim()
    if (typeof address !== 'string' || others.length > 0) return null
    return findEmbed(address, formServices)
  } catch {
    // Markup that is too large to be parsed frames nothing.
    return null
  }
}
