import { createHash } from 'node:crypto'
import { expect } from 'playwright/test'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The directives of a policy, and what each allows. */
export function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

/** What a page runs that is written into it, as a browser finds it. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([^<]+)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !attributes.includes('type="application/ld+json"'))
}

/**
 * Expects one policy, without unsafe words, that lets exactly the scripts of these very bytes run;
 * answers its directives.
 */
export async function expectSealed(answer: Response): Promise<Record<string, string[]>> {
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  // Two headers arrive here as one, joined by a comma.
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
    expect(new Set(allowed)).toEqual(new Set(scripts.map(({ text }) => hash(text))))
  }
  return directives
}
