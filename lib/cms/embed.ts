import 'server-only'
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** Who may be framed or linked to from stored markup, and under which path. */
const allowed = [{ host: 'docs.google.com', path: '/forms/' }]

const parser = unified().use(rehypeParse, { fragment: true })

function framesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'iframe' ? [child] : framesIn(child)
  })
}

/**
 * The address that stored embed markup frames, or null when there is not exactly one or it is not on
 * the list. The markup itself never reaches a page.
 */
export function embedSource(markup: string | null): string | null {
  const [frame, ...others] = framesIn(parser.parse(markup ?? ''))
  const source = frame?.properties.src
  if (others.length > 0 || typeof source !== 'string' || !URL.canParse(source)) return null
  const url = new URL(source)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null
  const isAllowed = allowed.some(
    ({ host, path }) => url.host === host && url.pathname.startsWith(path),
  )
  return isAllowed ? url.href : null
}
