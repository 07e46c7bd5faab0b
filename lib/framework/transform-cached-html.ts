import * as policy from '../security/policy.ts'
import { hashOf, readInlineScripts } from './inline-scripts.ts'
import { deferHydration, LOADER_HASH, withoutLoader } from './defer-hydration.ts'

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
  return policy.embedHosts.filter((host) => named.has(host))
}

/** How the page begins that the framework answers with when all else has failed. */
const FAILURE = /^<!DOCTYPE html><html id="__next_error__"/

/** That page, and no other, is styled in place; there is nothing of ours or of the CMS in it. */
function stylesOf(html: string): string[] {
  if (!FAILURE.test(html)) return []
  const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  const blocks = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text)
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) =>
    unescaped(text),
  )
  return [...new Set(["'unsafe-hashes'", ...[...blocks, ...attributes].map(hashOf)])]
}

/** As they stand in a tag; what editors write has no quotes of its own. */
const NONCE = / nonce="[\w+/=-]*"/g

/** A line as `lib/server/log.ts` writes them; that needs the bundler, and the cache is outside of it. */
function warn(event: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), ...event })}\n`)
}

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
  if (strangers > 0) warn({ event: 'strange-inline-script', strangers })
  const frames = framesOf(page.html)
  page.headers = {
    ...page.headers,
    [policy.POLICY_HEADER]: policy.pagePolicy({
      scripts: others === null ? hashes : [LOADER_HASH, ...hashes],
      styles: stylesOf(page.html),
      frames,
    }),
    [policy.EMBEDDER_HEADER]: policy.embedderPolicy(frames),
  }
}
