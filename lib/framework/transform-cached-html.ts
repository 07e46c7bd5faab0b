import { createHash } from 'node:crypto'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { VISIT_HEADER } from '../server/visit.ts'
import { pruneHydrationData } from './hydration-data.ts'
import { LANGUAGE_MARK, startScript } from './loader-file.ts'
import { takeSheet, type Sheet } from './style-sheet.ts'

/** The encoding has to be within the first kilobyte. */
const HEAD = /<head>(?:<meta charset="utf-8"\/>)?/i
const START = `<script>${startScript}</script>`

/** An inline script or style in the syntax of a content security policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const START_HASH = hashOf(startScript)

/** As the framework writes them; the script for browsers without modules is not changed. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const LANGUAGE = /<script defer="" src="\/language\.js\?v=\w+"><\/script>/
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
 * nor run, adds the script that queues taps until the loader is there, and joins the inline scripts, so that one hash allows them.
 */
export function deferHydration(page: string): SentPage {
  const plain = page.replace(NONCE, '')
  const deferred = plain
    .replace(SCRIPT, '<script type="deferred" $1>')
    .replace(LANGUAGE, LANGUAGE_MARK)
    .replaceAll(PRELOAD, '')
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
    html: html.replace(HEAD, (head) => head + START),
    scripts: [START_HASH, hashOf(script)],
  }
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The allowed hosts among those that a page may frame after a click. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/** A page without its styles, which are sent after `before`. */
export type Stored = { before: Buffer; sheet: Sheet | null; after: Buffer }

/**
 * Defers the scripts of a page that the cache is about to send, takes out its styles, and adds the policy with the hashes
 * of its inline scripts and styles.
 */
export function transformCachedHtml(page: CachedPage): Stored {
  const { html, scripts } = deferHydration(page.html)
  const { sheet, rest } = takeSheet(html)
  const head = HEAD.exec(rest)
  const start = sheet && head ? head.index + head[0].length : rest.length
  const styles = sheet ? [hashOf(sheet.text)] : []
  const policy = pageHeaders({ scripts, styles, frames: framesOf(html) })
  page.headers = { ...page.headers, ...policy, ...(sheet && { vary: VISIT_HEADER }) }
  return { before: Buffer.from(rest.slice(0, start)), sheet, after: Buffer.from(rest.slice(start)) }
}
