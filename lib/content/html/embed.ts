import { findEmbed, formServices, type Embed } from '../../embed/services.ts'
import { attempt } from '../../server/attempt.ts'
import { elementsBelow, parseHtml } from './parse-html.ts'

/**
 * The form in stored embed code, or at a pasted address; null unless it is exactly one form of an
 * allowed service. The embed code itself never reaches a page.
 */
export function formIn(markup: string | null): Embed | null {
  // Embed code that is too large to be parsed counts as none.
  const elements = attempt(() => elementsBelow(parseHtml(markup ?? '')))
  const frames = elements?.filter(({ tagName }) => tagName === 'iframe') ?? []
  const address = frames[0] ? frames[0].properties.src : markup?.trim()
  if (!elements || typeof address !== 'string' || frames.length > 1) return null
  return findEmbed(address, formServices)
}
