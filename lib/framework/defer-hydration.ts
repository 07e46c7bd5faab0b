import { readFileSync } from 'node:fs'
import { hashOf } from './inline-scripts.ts'

const COMMENT = /^\s*(?:\/\/|\/\*\*).*$/gm
const INDENT = /^\s+/gm

/** Half of it is for whoever reads the source. */
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
 * A page with the framework's scripts asleep: a browser neither fetches nor runs what is of a type that
 * it does not know. One that is asleep already stays as it is.
 */
export function deferHydration(html: string): string {
  const deferred = html.replace(SCRIPT, '<script type="deferred" $1>')
  if (deferred === html) return html
  return deferred.replaceAll(PRELOAD, '').replace(HEAD, () => HEAD_WITH_LOADER)
}

/** A page that is asleep, without what will wake it; null when it is awake. */
export function withoutLoader(html: string): string | null {
  return html.includes(HEAD_WITH_LOADER) ? html.replace(HEAD_WITH_LOADER, HEAD) : null
}
