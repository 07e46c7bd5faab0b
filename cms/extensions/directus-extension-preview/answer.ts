import { openHref, parseWanted, type Wanted } from './wanted.ts'

/** Who asks, as Directus has found out by their session. */
export type Person = { user?: string | null; app?: boolean } | null | undefined

export type Answer = { status: number; location?: string; text?: string }

type Site = { url: unknown; secret: unknown; now: Date }

/** Whether this person may read drafts and this row. */
export type MayRead = (wanted: Wanted) => Promise<boolean>

const SIGN_IN = 'Sign in to the CMS first, and then open the preview again.'
const NOT_YOURS = 'Only those who write the website can see its drafts.'
const UNKNOWN = 'The address does not say what to preview.'

/** Leads an editor to the preview of what is wanted; refuses everybody else. */
export async function answerPreview(
  person: Person,
  query: Record<string, unknown>,
  mayRead: MayRead,
  site: Site,
): Promise<Answer> {
  if (typeof site.url !== 'string' || typeof site.secret !== 'string') return { status: 404 }
  // A program with a token is no editor; what it may do, it does through the CMS.
  if (!person?.user || !person.app) return { status: 403, text: SIGN_IN }
  const wanted = parseWanted(query)
  if (!wanted) return { status: 400, text: UNKNOWN }
  if (!(await mayRead(wanted))) return { status: 403, text: NOT_YOURS }
  return { status: 302, location: openHref(site.url, site.secret, wanted, site.now) }
}
