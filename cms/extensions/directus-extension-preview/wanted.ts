import { sign } from '../../../lib/preview/signature.ts'

/** What somebody wants to look at: a row of a collection, or with no collection a path of the site. */
export type Wanted = { collection: string; id: string }

/** Long enough for the browser to follow; the site's own address of the preview lasts longer. */
const LIFETIME_S = 60

const NAME = /^[\w-]{1,64}$/
const PATH = /^\/(?![/\\])[^\0-\x1f?#]{0,200}$/

/** The fields of the address; null when they do not say what is wanted. */
export function parseWanted(query: Record<string, unknown>): Wanted | null {
  const { collection, id, path } = query
  if (collection === undefined && typeof path === 'string' && PATH.test(path))
    return { collection: '', id: path }
  return isNamed(collection) && isNamed(id) ? { collection, id } : null
}

/** The site's address that takes the CMS's word that this may be seen. */
export function openHref(siteUrl: string, secret: string, wanted: Wanted, now: Date): string {
  const { collection, id } = wanted
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  const signature = sign(secret, ['open', collection, id, until])
  const fields = { collection, id, until: String(until), signature }
  return `${siteUrl}?${new URLSearchParams(fields).toString()}`
}

function isNamed(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value)
}
