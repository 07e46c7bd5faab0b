import type { Database } from './database.ts'

type Person = { user?: string | null; session?: string } | null | undefined
type Wanted = { method: string; path: string }

/** What the Studio reads before it shows its first page: how it looks, no content and no people. */
const LOOKS =
  'admin account collections dashboards extensions fields flows license notifications panels permissions policies presets relations roles server settings translations'

const READABLE = new RegExp(`^/(${LOOKS.replaceAll(' ', '|')})(/|$)`)
const OWN = /^\/(auth(\/.*)?|users\/me(\/tfa\/(generate|enable))?\/?)$/

const isOpen = ({ method, path }: Wanted): boolean =>
  OWN.test(path) || (['GET', 'HEAD', 'OPTIONS', 'SEARCH'].includes(method) && READABLE.test(path))

/**
 * Whether somebody who has signed in by password alone wants more than to put their second factor in.
 * The Studio leads them there, but a program need not follow. Programs with a token have no session.
 */
export async function isUnfinished(
  person: Person,
  wanted: Wanted,
  database: Database,
): Promise<boolean> {
  if (!person?.user || !person.session || isOpen(wanted)) return false
  const [row] = await database('directus_users').where({ id: person.user }).select('tfa_secret')
  return !row?.['tfa_secret']
}
