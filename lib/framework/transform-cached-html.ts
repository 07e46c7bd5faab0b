import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { VISIT_HEADER } from '../server/visit.ts'
import { takeSheet, type Sheet } from './style-sheet.ts'

/** Sent without comments and indentation, which are half of the file. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
  .replaceAll(/^\s+/gm, '')

/** The encoding has to be within the first kilobyte. */
const HEAD = /<head>(?:<meta charset="utf-8"\/>)?/i
/** Inline, as a separate file would arrive after the first tap. */
const LOADER = `<script>${loader}</script>`

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

/**
 * Gives the framework's scripts a type that the browser ignores, so that they are neither fetched
 * nor run, and adds the loader. Joins the framework's inline scripts, of which a page has dozens,
 * so that one hash allows them.
 */
export function deferHydration(page: string): SentPage {
  const plain = page.replace(NONCE, '')
  const deferred = plain.replace(SCRIPT, '<script type="deferred" $1>').replaceAll(PRELOAD, '')
  const inline: string[] = []
  const html = deferred.replace(TAIL, (tail) => {
    const files = tail.replaceAll(INLINE, (_, text: string) => {
      inline.push(text)
      return ''
    })
    // A script that begins with a bracket must not call the previous one.
    return `${files}<script>${inline.join(';\n')}</script>`
  })
  if (inline.length === 0) return { html: plain, scripts: [] }
  return {
    html: html.replace(HEAD, (head) => head + LOADER),
    scripts: [LOADER_HASH, hashOf(inline.join(';\n'))],
  }
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The allowed hosts among those that a page may frame after a click. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/** A page without its style sheet, which is sent after `before`. */
export type Stored = { before: Buffer; sheet: Sheet | null; after: Buffer }

/**
 * Defers the scripts of a page that the cache is about to send, takes out its style sheet, and adds the policy with the
 * hashes of its inline scripts and styles.
 */
export function transformCachedHtml(page: CachedPage): Stored {
  const { html, scripts } = deferHydration(page.html)
  const { sheet, rest } = takeSheet(html)
  const start = sheet ? (HEAD.exec(rest)?.[0].length ?? 0) + rest.search(HEAD) : rest.length
  const styles = sheet ? [hashOf(sheet.text)] : []
  const policy = pageHeaders({ scripts, styles, frames: framesOf(html) })
  page.headers = { ...page.headers, ...policy, ...(sheet && { vary: VISIT_HEADER }) }
  return { before: Buffer.from(rest.slice(0, start)), sheet, after: Buffer.from(rest.slice(start)) }
}
