import 'server-only'
import { ownAddress, siteEnvironment } from '../server/environment.ts'

/**
 * Whether a post comes from a page of this site. Every browser names the origin of a post. Next
 * checks it too, but against X-Forwarded-Host, which whoever posts can choose, and lets a post
 * without any origin through.
 */
export function isFromThisSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return ownOrigins().has(headers.get('origin') ?? '')
}

/** The public address, and on the machine itself the local one by both of its names. */
function ownOrigins(): Set<string> {
  const local = ownAddress()
  return new Set([siteEnvironment().SITE_URL, local, local.replace('//127.0.0.1:', '//localhost:')])
}
