import { findEmbed, formServices, type Embed } from '../../embed/services.ts'
import { attempt } from '../../server/attempt.ts'
import { elementsBelow, parseHtml } from './parse-html.ts'

/**
 * The form that stored embed markup frames, or whose address an editor pasted; null when that is not exactly
 * one or not of a service on the list. The markup itself never reaches a page.
 */
export function formIn(markup: string | null): Embed | null {
  // Markup that is too large to be parsed frames nothing.
  const elements = attempt(() => elementsBelow(parseHtml(markup ?? '')))
  const frames = elements?.filter(({ tagName }) => tagName === 'iframe') ?? []
  const address = frames[0] ? frames[0].properties.src : markup?.trim()
  if (!elements || typeof address !== 'string' || frames.length > 1) return null
  return findEmbed(address, formServices)
}
