import { readFileSync } from 'node:fs'
import { hashOf } from '../security/inline-scripts.ts'

const COMMENT = /^\s*(?:\/\/|\/\*\*).*$/gm
const INDENT = /^\s+/gm

/** Half of it is for whoever reads the source. */
const waker = readFileSync(new URL('waker.js', import.meta.url), 'utf8')
  .replaceAll(COMMENT, '')
  .replaceAll(INDENT, '')

const HEAD = '<head>'
/** Within the page, as one that had to be fetched would be waited for: not even the first tap comes before it. */
const HEAD_WITH_WAKER = `${HEAD}<script>${waker}</script>`

/** As a policy names it. */
export const WAKER_HASH = hashOf(waker)

/** As the framework writes them; the one for browsers without modules stays as it is. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g

/**
 * A page with the framework's scripts asleep: a browser neither fetches nor runs what is of a type that
 * it does not know. One that is asleep already stays as it is.
 */
export function postponeScripts(html: string): string {
  const asleep = html.replace(SCRIPT, '<script type="late" $1>')
  if (asleep === html) return html
  return asleep.replaceAll(PRELOAD, '').replace(HEAD, () => HEAD_WITH_WAKER)
}

/** A page that is asleep, without what will wake it; null when it is awake. */
export function withoutWaker(html: string): string | null {
  return html.includes(HEAD_WITH_WAKER) ? html.replace(HEAD_WITH_WAKER, HEAD) : null
}
