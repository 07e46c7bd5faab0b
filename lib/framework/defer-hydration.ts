import { readFileSync } from 'node:fs'
import { hashOf } from './inline-scripts.ts'

const COMMENT = /^\s*(?:\/\/|\/\*\*).*$/gm
const INDENT = /^\s+/gm

/** Comments and indentation, half of the file, are not sent. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(COMMENT, '')
  .replaceAll(INDENT, '')

const HEAD = '<head>'
/** Within the page, as one that had to be fetched would be waited for: not even the first tap comes before it. */
const HEAD_WITH_LOADER = `${HEAD}<script>${loader}</script>`

/** As a policy names it. */
export const LOADER_HASH = hashOf(loader)

/** As the framework writes them; the one for browsers without modules stays as it is. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g

/**
 * Gives the framework's scripts a type that the browser ignores, so that it neither fetches nor runs them,
 * and adds the loader. A page that was transformed before stays as it is.
 */
export function deferHydration(html: string): string {
  const deferred = html.replace(SCRIPT, '<script type="deferred" $1>')
  if (deferred === html) return html
  return deferred.replaceAll(PRELOAD, '').replace(HEAD, () => HEAD_WITH_LOADER)
}

/** A transformed page without its loader; null when it was not transformed. */
export function withoutLoader(html: string): string | null {
  return html.includes(HEAD_WITH_LOADER) ? html.replace(HEAD_WITH_LOADER, HEAD) : null
}
