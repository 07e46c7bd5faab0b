import 'server-only'
import { isSigned, sign, type SubscriptionPurpose } from 'school-schema/values/signature'
import { siteEnvironment } from '../server/environment.ts'

/** How long the link that confirms an address is valid, in seconds: as long as the address is stored. */
const LIFETIME_S = 7 * 24 * 3_600

const now = () => Math.floor(Date.now() / 1000)

/** What a link says: its purpose, and the opaque id of the subscription. */
export type SubscriptionLink = { purpose: SubscriptionPurpose; id: string }

/** The path of a link for an e-mail, in English. */
export function subscriptionPath({ purpose, id }: SubscriptionLink): string {
  const until = purpose === 'confirm' ? now() + LIFETIME_S : 0
  const signature = sign(siteEnvironment().REVALIDATE_SECRET, [purpose, id, until])
  return `/subscription/${purpose}/${id}/${until}.${signature}`
}

const PATH = /^\/subscription\/(confirm|change)\/([\da-f-]{36})\/(\d{1,12})\.([\w-]{43})$/

/** The link at a path in English; null if it is forged, altered or expired. */
export function readSubscriptionPath(path: string): SubscriptionLink | null {
  const [, purpose = '', id = '', written = '', signature = ''] = PATH.exec(path) ?? []
  const until = Number(written)
  if (purpose !== 'confirm' && purpose !== 'change') return null
  // Only the link that ends a subscription has no end.
  const isValid = purpose === 'change' ? until === 0 : until > now() && until <= now() + LIFETIME_S
  const isOurs = isSigned(siteEnvironment().REVALIDATE_SECRET, [purpose, id, until], signature)
  return isValid && isOurs ? { purpose, id } : null
}
