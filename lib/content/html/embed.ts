import type { Element, Root } from 'hast'
import { findEmbed, formServices, type Embed } from '../../embed/services.ts'
import { parseHtml } from './parse-html.ts'

function framesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'iframe' ? [child] : framesIn(child)
  })
}

/** Markup that is too large to be parsed frames nothing. */
function readAddress(markup: string): string | null {
  try {
    return addressIn(markup)
  } catch {
    return null
  }
}

/** The address that the markup frames, or the markup itself where an editor pasted only the address. */
function addressIn(markup: string): string | null {
  const [frame, ...others] = framesIn(parseHtml(markup))
  if (!frame) return markup.trim()
  const source = frame.properties.src
  return others.length === 0 && typeof source === 'string' ? source : null
}

/**
 * The form that stored embed markup frames, or null when that is not exactly one or not of a service
 * on the list. The markup itself never reaches a page.
 */
export function formIn(markup: string | null): Embed | null {
  const address = readAddress(markup ?? '')
  return address === null ? null : findEmbed(address, formServices)
}
