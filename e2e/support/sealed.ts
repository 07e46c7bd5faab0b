import { createHash } from 'node:crypto'
import { expect } from 'playwright/test'
import { speculationRules } from '../../lib/framework/transform-cached-html.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The directives of a policy with their sources. */
function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

/** The inline scripts of a page, as a browser finds them. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([^<]+)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !attributes.includes('type="application/ld+json"'))
}

/** Sources that allow too much. `frame-src` may name hosts. */
const BROAD = /^('unsafe-inline'|'unsafe-eval'|\*|https?:.*|ftp:.*|data:|blob:)$/

/** Expects the headers that every page needs, and a policy that allows nothing by default. */
export function expectObserved({ headers, url }: Response): void {
  const { 'frame-src': frames = [], ...others } = readPolicy(
    headers.get('content-security-policy') ?? '',
  )
  expect(Object.fromEntries(headers), url).toMatchObject({
    'cross-origin-embedder-policy': frames.length > 0 ? 'unsafe-none' : 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'access-control-allow-origin'])
    expect(headers.get(name), url).toBeNull()
  const sources = Object.values(others).flat()
  expect(
    sources.filter((source) => BROAD.test(source)),
    url,
  ).toEqual([])
  const nothing = ["'none'"]
  expect(others, url).toMatchObject({ 'default-src': nothing, 'base-uri': nothing })
}

/**
 * Expects one policy, without unsafe keywords, that allows exactly the scripts of this response;
 * returns its directives.
 */
export async function expectSealed(answer: Response): Promise<Record<string, string[]>> {
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  // Two headers would be joined by a comma.
  expect(policy, answer.url).not.toContain(',')
  expect(policy, answer.url).not.toMatch(/unsafe-(inline|eval)/)
  const directives = readPolicy(policy)
  expect(directives['default-src'], answer.url).toEqual(["'none'"])
  const [own, ...allowed] = directives['script-src'] ?? []
  expect(own, answer.url).toBe("'self'")
  const nonce = /^'nonce-(.{22}==)'$/.exec(allowed[0] ?? '')?.[1]
  const scripts = inlineScripts(html)
  expect(scripts.length, answer.url).toBeGreaterThan(0)
  if (nonce) {
    expect(allowed).toHaveLength(1)
    for (const { attributes } of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
  } else {
    // The loader adds the rules of prefetching.
    const texts = [...scripts.map(({ text }) => text), speculationRules]
    expect(new Set(allowed)).toEqual(new Set(texts.map(hash)))
    const styles = [...html.matchAll(/<style>(.+?)<\/style>/gs)].map(([, text = '']) => hash(text))
    // Both forms of a page have one policy, which allows the styles of each.
    const [ownStyles, ...both] = directives['style-src'] ?? []
    expect(ownStyles, answer.url).toBe("'self'")
    expect(both, answer.url).toEqual(expect.arrayContaining(styles))
    expect(both.length, answer.url).toBe(styles.length === 0 ? 0 : 2)
  }
  return directives
}
