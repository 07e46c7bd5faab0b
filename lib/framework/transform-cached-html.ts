import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { embedHosts, pageHeaders } from '../security/policy.ts'
import { HYDRATION_FOLDER, keepHydrationData } from './hydration-data.ts'
import { extractInlineData } from './inline-data.ts'

/** Comments and indentation, half of the file, are not sent. */
const loader = readFileSync(new URL('hydration-loader.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/|\/\*\*).*$/gm, '')
  .replaceAll(/^\s+/gm, '')

const HEAD = '<head>'
/** Within the page, as one that had to be fetched would be waited for: not even the first tap comes before it. */
const HEAD_WITH_LOADER = `${HEAD}<script>${loader}</script>`

/** How a policy names something inline. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const LOADER_HASH = hashOf(loader)

/** As the framework writes them; the one for browsers without modules stays as it is. */
const SCRIPT = /<script (src="\/_next\/static\/[\w./~-]+\.js(?:\?[\w=.-]+)?" async="")>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"\/>/g

/** A cached page, as Next keeps it. */
export type CachedPage = {
  kind: string
  html: string
  headers?: Record<string, unknown> | undefined
}

type HydrationData = { hash: string; script: string }

type SentPage = { html: string; data: HydrationData | null; strangers: number }

/**
 * Gives the framework's scripts a type that the browser ignores, so that it neither fetches nor runs them,
 * and adds the loader. Moves the framework's inline data, half of the page, into a script that is loaded
 * before them. A page without their scripts stays as it is.
 * @param path the address of the page
 */
export function deferHydration(page: string, path: string): SentPage {
  const deferred = page.replace(SCRIPT, '<script type="deferred" $1>')
  const { html, data, strangers } = extractInlineData(deferred)
  if (deferred === page) return { html: page, data: null, strangers: strangers + data.length }
  // One that begins with a bracket must not call the one before.
  const script = data.join(';\n')
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 32)
  const src = `${HYDRATION_FOLDER}/${hash}${path.replaceAll('&', '&amp;')}`
  const head = `${HEAD_WITH_LOADER}<script type="deferred" src="${src}"></script>`
  return {
    html: html.replaceAll(PRELOAD, '').replace(HEAD, () => head),
    data: { hash, script },
    strangers,
  }
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

/** The data of the pages in the cache, which are sent without it. */
const dataOf = new WeakMap<CachedPage, HydrationData | null>()

function transform(page: CachedPage, path: string): HydrationData | null {
  const { html, data, strangers } = deferHydration(page.html.replace(NONCE, ''), path)
  if (strangers > 0) {
    // A line as `lib/server/log.ts` writes them; that needs the bundler, and the cache is outside of it.
    const entry = { level: 40, time: Date.now(), event: 'strange-inline-script', strangers }
    process.stdout.write(`${JSON.stringify(entry)}\n`)
  }
  const [scripts, styles, frames] = [data ? [LOADER_HASH] : [], stylesOf(html), framesOf(html)]
  page.html = html
  page.headers = { ...page.headers, ...pageHeaders({ scripts, styles, frames }) }
  return data
}

/**
 * Defers the scripts of a page that the cache is about to send, and adds the policy that fits its very
 * bytes. Removes the nonce of the visitor for whom it was rendered: Next regenerates a stale page with the
 * request that found it. Works in place, once for each object, as Next sends the object that it stores.
 * @param path the address of the page
 */
export function transformCachedHtml(page: CachedPage, path: string): void {
  if (!dataOf.has(page)) dataOf.set(page, transform(page, path))
  const data = dataOf.get(page)
  if (data) keepHydrationData(data.hash, data.script)
}
