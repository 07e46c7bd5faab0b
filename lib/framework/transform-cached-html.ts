import { readFileSync } from 'node:fs'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { hashOf, readInlineScripts } from './inline-scripts.ts'

/** Comments and indentation, half of the file, are not sent. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
  .replaceAll(/^\s+/gm, '')

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
export const withoutLoader = (html: string): string | null =>
  html.includes(HEAD_WITH_LOADER) ? html.replace(HEAD_WITH_LOADER, HEAD) : null

/** A cached page, as Next keeps it. */
export type CachedPage = {
  kind: string
  html: string
  headers?: Record<string, unknown> | undefined
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The hosts that a page may frame once its visitor says so; of what it names, only those we know. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/** How the page begins that the framework answers with when all else has failed. */
const FAILURE = '<!DOCTYPE html><html id="__next_error__"'

/** That page, and no other, is styled in place; there is nothing of ours or of the CMS in it. */
function stylesOf(html: string): string[] {
  if (!html.startsWith(FAILURE)) return []
  const found = [...html.matchAll(/<style>([^<]*)<\/style>|\sstyle="([^"]*)"/g)]
  const hashes = found.map(([, block, attribute = '']) =>
    hashOf(block ?? attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")),
  )
  return [...new Set(["'unsafe-hashes'", ...hashes])]
}

/** As they stand in a tag; what editors write has no quotes of its own. */
const NONCE = / nonce="[\w+/=-]*"/g

const transformed = new WeakSet<CachedPage>()

/**
 * Defers the scripts of a page on its way into or out of the cache, and adds the policy that fits its very
 * bytes. Removes the nonce of the visitor for whom it was rendered: Next regenerates a stale page with the
 * request that found it. Works in place, as the cache stores and Next sends the same object.
 */
export function transformCachedHtml(page: CachedPage): void {
  if (transformed.has(page)) return
  transformed.add(page)
  page.html = deferHydration(page.html.replace(NONCE, ''))
  const others = withoutLoader(page.html)
  const { hashes, strangers } = readInlineScripts(others ?? page.html)
  if (strangers > 0) {
    // A line as `lib/server/log.ts` writes them; that needs the bundler, and the cache is outside of it.
    const entry = { level: 40, time: Date.now(), event: 'strange-inline-script', strangers }
    process.stdout.write(`${JSON.stringify(entry)}\n`)
  }
  const scripts = others === null ? hashes : [LOADER_HASH, ...hashes]
  const [styles, frames] = [stylesOf(page.html), framesOf(page.html)]
  page.headers = { ...page.headers, ...pageHeaders({ scripts, styles, frames }) }
}
