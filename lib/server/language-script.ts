import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

let href = ''

/** The address of `public/language.js`, which changes with it. */
export function languageScript(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/language.js')
  href ||= `/language.js?v=${hash('sha256', readFileSync(file), 'hex').slice(0, 8)}`
  return href
}
