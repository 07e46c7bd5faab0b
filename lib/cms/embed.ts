import 'server-only'
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { findEmbed, formServices, type Embed } from '../embed/services.ts'

const parser = unified().use(rehypeParse, { fragment: true })

function framesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'iframe' ? [child] : framesIn(child)
  })
}

/** The address that the markup frames, or the markup itself where an editor pasted the address alone. */
function addressIn(markup: string): string | null {
  const [frame, ...others] = framesIn(parser.parse(markup))
  if (!frame) return markup.trim()
  const source = frame.properties.src
  return others.length === 0 && typeof source === 'string' ? source : null
}

/**
 * The form that stored embed markup frames, or null when that is not exactly one or not of a service
 * on the list. The markup itself never reaches a page.
 */
export function formIn(markup: string | null): Embed | null {
  const address = addressIn(markup ?? '')
  return address === null ? null : findEmbed(address, formServices)
}
