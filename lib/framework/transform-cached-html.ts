import { createHash } from 'node:crypto'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { VISIT_HEADER } from '../server/visit.ts'
import { pruneHydrationData } from './hydration-data.ts'
import { LANGUAGE_MARK, speculationRules, startScript } from './loader-file.ts'
import { placeStyles, type StyledPage } from './style-sheet.ts'

const START = `<script>${startScript}</script>`

/** An inline script or style in the syntax of a content security policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const START_HASH = hashOf(startScript)
/** Of the rules that the loader adds. */
const RULES_HASH = hashOf(speculationRules)

/** As the framework writes them; the script for browsers without modules is not changed. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const LANGUAGE = /<script defer="" src="\/language\.js\?v=\w+"><\/script>/
const FONT = /<link rel="preload" href="(\/fonts\/[\w.-]+)" as="font"[^>]*>/g
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
  /** What it begins with: the preloads of its fonts, and the script that queues taps. */
  start: string
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

/** The preloads of fonts for no medium, which the script at the start of the page turns on, unless the line is slow. */
function placeFonts(html: string): { fonts: string; rest: string } {
  const fonts = [...html.matchAll(FONT)].map(
    ([, href]) => `<link rel="preload" media="not all" href="${href}" as="font" crossorigin=""/>`,
  )
  return { fonts: fonts.join(''), rest: html.replaceAll(FONT, '') }
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
  if (inline.length === 0) return { html: plain, start: '', scripts: [] }
  const { fonts, rest } = placeFonts(html)
  return {
    html: rest,
    start: fonts + START,
    scripts: [START_HASH, hashOf(script), RULES_HASH],
  }
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The allowed hosts among those that a page may frame after a click. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/**
 * Defers the scripts of a page that the cache is about to send, places its styles, and adds the policy with the hashes
 * of its inline scripts and styles.
 */
export function transformCachedHtml(page: CachedPage): StyledPage {
  const { html, start, scripts } = deferHydration(page.html)
  const forms = placeStyles(html, start)
  const styles = forms.styles.map(hashOf)
  const policy = pageHeaders({ scripts, styles, frames: framesOf(html) })
  page.headers = {
    ...page.headers,
    ...policy,
    ...(styles.length > 0 && { vary: VISIT_HEADER }),
  }
  return forms
}
