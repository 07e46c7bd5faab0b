import { hash } from 'node:crypto'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { minify } from '../server/minify.ts'
import { VISIT_HEADER } from '../server/request-rules.ts'
import { pruneHydrationData } from './hydration-data.ts'
import { placeStyles, type StyledPage } from './style-sheet.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/framework', name), 'utf8')

/** Stands for `public/language.js`, a block of statements, which is in the file of the loader: one request less. */
export const LANGUAGE_MARK = '<script type="language"></script>'

/** What is linked and is no page, or another one for each query: a query that may be empty would be one of every address. */
const NOT_FETCHED = ['/assets/*', '/certificates/*', '/{*/}?search', '/*.*', String.raw`/*\?(.+)`]
/**
 * What Chromium fetches while a pointer or a finger is on a link: only HTML, which runs nothing. It does not for visitors who
 * save data. As a file of their own they would be one more request of each visitor.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_FETCHED } }] },
      eagerness: 'moderate',
    },
  ],
})

const addRules = `document.head.append(Object.assign(document.createElement('script'), {
type: 'speculationrules',
textContent: ${JSON.stringify(speculationRules)},
}))`

/** The loader, which pages request by this version. */
export const loader = minify(`function openLanguage() {
${read('own-classes.js')}
if (document.querySelector('script[type=language]')) ${read('../../public/language.js')}}
${addRules}
${read('hydration-loader.js')}`)

/** Changes with the loader. */
export const loaderVersion = hash('sha256', loader, 'hex').slice(0, 8)

/** The inline script of each page, which requests the loader. */
const startScript = minify(
  read('hydration-start.js').replace('/hydration.js', `/hydration.js?v=${loaderVersion}`),
)

const START = `<script>${startScript}</script>`

/** An inline script or style in the syntax of a content security policy. */
export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

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

/** The preloads of fonts for no medium, which the script at the start of the page turns on where nothing waits for them. */
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
