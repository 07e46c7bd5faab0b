import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../../public/late.js', import.meta.url))
const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Wakes the others; it is waited for, so that not even the first tap comes before it. */
const WAKER = `<script src="/late.js?v=${version}"></script>`

/** As the framework writes them; the one for browsers without modules stays as it is. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g
const HEAD = '<head>'

/**
 * A page with the framework's scripts asleep: a browser neither fetches nor runs what is of a type that
 * it does not know. One that is asleep already stays as it is.
 */
export function postponeScripts(html: string): string {
  const asleep = html.replace(SCRIPT, '<script type="late" $1>')
  if (asleep === html) return html
  return asleep.replaceAll(PRELOAD, '').replace(HEAD, HEAD + WAKER)
}
