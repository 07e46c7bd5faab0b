import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { HYDRATION_FOLDER, keepHydrationData } from './hydration-data.ts'
import { extractInlineData } from './inline-data.ts'

/** Sent without comments and indentation, which are half of the file. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
  .replaceAll(/^\s+/gm, '')

const HEAD = '<head>'
/** Inline, as a separate file would arrive after the first tap. */
const HEAD_WITH_LOADER = `${HEAD}<script>${loader}</script>`

/** An inline script or style in the syntax of a content security policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const LOADER_HASH = hashOf(loader)

/** As the framework writes them; the script for browsers without modules is not changed. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g

/** A cached page of Next.js. */
export type CachedPage = {
  kind: string
  html: string
  headers?: Record<string, unknown> | undefined
}

type HydrationData = { hash: string; script: string }

type SentPage = { html: string; data: HydrationData | null; otherScripts: number }

/**
 * Gives the framework's scripts a type that the browser ignores, so that they are neither fetched
 * nor run, and adds the loader. Moves the framework's inline data, half of the page, into a script
 * that is loaded before them. A page without these scripts is not changed.
 * @param path the address of the page
 */
export function deferHydration(page: string, path: string): SentPage {
  const deferred = page.replace(SCRIPT, '<script type="deferred" $1>')
  const { html, data, otherScripts } = extractInlineData(deferred)
  if (deferred === page) return { html: page, data: null, otherScripts: otherScripts + data.length }
  // A script that begins with a bracket must not call the previous one.
  const script = data.join(';\n')
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 32)
  const src = `${HYDRATION_FOLDER}/${hash}${path.replaceAll('&', '&amp;')}`
  const head = `${HEAD_WITH_LOADER}<script type="deferred" src="${src}"></script>`
  return {
    html: html.replaceAll(PRELOAD, '').replace(HEAD, () => head),
    data: { hash, script },
    otherScripts,
  }
}

const FRAMES = /<[a-z][^<>]*\sdata-frames="([^"]*)"/g

/** The allowed hosts among those that a page may frame after a click. */
function framesOf(html: string): string[] {
  const named = new Set([...html.matchAll(FRAMES)].map(([, host]) => host))
  return embedHosts.filter((host) => named.has(host))
}

/** The start of the framework's last-resort error page. */
const FAILURE = '<!DOCTYPE html><html id="__next_error__"'

/** Only that page has inline styles; it contains nothing of ours or of the CMS. */
function stylesOf(html: string): string[] {
  if (!html.startsWith(FAILURE)) return []
  const found = [...html.matchAll(/<style>([^<]*)<\/style>|\sstyle="([^"]*)"/g)]
  const hashes = found.map(([, block, attribute = '']) =>
    hashOf(block ?? attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")),
  )
  return [...new Set(["'unsafe-hashes'", ...hashes])]
}

/** Nonces in tags; texts of editors have no unescaped quotes. */
const NONCE = / nonce="[\w+/=-]*"/g

/** The extracted data of cached pages. */
const dataOf = new WeakMap<CachedPage, HydrationData | null>()

function transform(page: CachedPage, path: string): HydrationData | null {
  const { html, data, otherScripts } = deferHydration(page.html.replace(NONCE, ''), path)
  if (otherScripts > 0) {
    // In the format of `lib/server/log.ts`, which needs the bundler; the cache handler is outside
    // of the bundle.
    const entry = { level: 40, time: Date.now(), event: 'unknown-inline-script', otherScripts }
    process.stdout.write(`${JSON.stringify(entry)}\n`)
  }
  const [scripts, styles, frames] = [data ? [LOADER_HASH] : [], stylesOf(html), framesOf(html)]
  page.html = html
  page.headers = { ...page.headers, ...pageHeaders({ scripts, styles, frames }) }
  return data
}

/**
 * Defers the scripts of a page that the cache is about to send, and adds the policy with its
 * hashes. Removes the nonce of the request with which Next.js regenerated the page. Works in place,
 * once per object, as Next.js sends the object that it stores.
 * @param path the address of the page
 */
export function transformCachedHtml(page: CachedPage, path: string): void {
  if (!dataOf.has(page)) dataOf.set(page, transform(page, path))
  const data = dataOf.get(page)
  if (data) keepHydrationData(data.hash, data.script)
}
