import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { embedHosts, pageHeaders, POLICY_HEADER } from '../security/policy.ts'
import { pruneHydrationData } from './hydration-data.ts'

/** Sent without comments and indentation, which are half of the file. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
  .replaceAll(/^\s+/gm, '')

const HEAD = '<head>'
/** Inline, as a separate file would arrive after the first tap. */
const HEAD_WITH_LOADER = `${HEAD}<script>${loader}</script>`

/** An inline script in the syntax of a content security policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const LOADER_HASH = hashOf(loader)

/** As the framework writes them; the script for browsers without modules is not changed. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g

/** The framework writes its inline scripts one after another at the very end, where content never is. */
const TAIL = /(?:<script\b[^>]*>[^<]*<\/script>)+(?=<\/body><\/html>$)/
const INLINE = /<script\b(?![^>]*\ssrc=)[^>]*>([^<]*)<\/script>/g

/** A part of the data for hydration. */
const DATA = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/s

/** The nonce of the visitor whose request rendered the page; texts of editors have no unescaped quotes. */
const NONCE = / nonce="[\w+/=-]*"/g

/** A cached page of Next.js. */
export type CachedPage = {
  kind: string
  html: string
  headers?: Record<string, unknown> | undefined
}

type SentPage = {
  html: string
  /** The hashes of its inline scripts. */
  scripts: string[]
}

/** The framework's inline scripts, of which a page has dozens, as one, with the data that is needed. */
function joinScripts(inline: readonly string[]): string {
  const data: string[] = []
  const others: string[] = []
  for (const text of inline) {
    const [, part] = DATA.exec(text) ?? []
    if (part === undefined) others.push(text)
    else data.push(String(JSON.parse(part)))
  }
  const pruned = JSON.stringify(pruneHydrationData(data.join(''))).replaceAll('<', '\\u003c')
  // A script that begins with a bracket must not call the previous one.
  return [...others, `self.__next_f.push([1,${pruned}])`].join(';\n')
}

/**
 * Gives the framework's scripts a type that the browser ignores, so that they are neither fetched
 * nor run, adds the loader, and joins the inline scripts, so that one hash allows them.
 */
export function deferHydration(page: string): SentPage {
  const plain = page.replace(NONCE, '')
  const deferred = plain.replace(SCRIPT, '<script type="deferred" $1>').replaceAll(PRELOAD, '')
  const inline: string[] = []
  let script = ''
  const html = deferred.replace(TAIL, (tail) => {
    const files = tail.replaceAll(INLINE, (_, text: string) => {
      inline.push(text)
      return ''
    })
    script = joinScripts(inline)
    return `${files}<script>${script}</script>`
  })
  if (inline.length === 0) return { html: plain, scripts: [] }
  return {
    html: html.replace(HEAD, () => HEAD_WITH_LOADER),
    scripts: [LOADER_HASH, hashOf(script)],
  }
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The allowed hosts among those that a page may frame after a click. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/**
 * Defers the scripts of a page that the cache is about to send, and adds the policy with the hashes
 * of its inline scripts. Works in place, as Next.js sends the object that it stores; a page that
 * comes out of the cache is not changed again.
 */
export function transformCachedHtml(page: CachedPage): void {
  if (page.headers?.[POLICY_HEADER]) return
  const { html, scripts } = deferHydration(page.html)
  page.html = html
  page.headers = { ...page.headers, ...pageHeaders({ scripts, frames: framesOf(html) }) }
}
