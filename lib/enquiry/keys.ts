import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { siteEnvironment } from '../server/environment.ts'

/** Each use has a key of its own, so that what one shows cannot serve for another. */
type Purpose = 'id' | 'form-token' | 'address'

/**
 * A digest that only this school's site can make, 43 characters of base64url. Without the key a
 * telephone number could be found from its digest by trying all of them.
 */
export function keyedDigest(purpose: Purpose, text: string): string {
  const key = hkdfSync('sha256', siteEnvironment().REVALIDATE_SECRET, '', `enquiry ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url')
}
