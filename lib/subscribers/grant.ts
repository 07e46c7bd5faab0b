import 'server-only'
import {
  isSame,
  readSignedUntil,
  signUntil,
  type Signed,
  type SubscriptionPurpose,
} from 'school-schema/values/signature'
import { siteEnvironment } from '../server/environment.ts'

/** How long the link that confirms an address is valid, in seconds: as long as the address is stored. */
const LIFETIME_S = 7 * 24 * 3_600

const now = () => Math.floor(Date.now() / 1000)

/** What a link says: its purpose, and the opaque id of the subscription. */
export type SubscriptionLink = { purpose: SubscriptionPurpose; id: string }

const linkUntil =
  ({ purpose, id }: SubscriptionLink) =>
  (until: number): Signed => [purpose, id, until]

/** The path of a link for an e-mail, in English. */
export function subscriptionPath(link: SubscriptionLink): string {
  const until = link.purpose === 'confirm' ? now() + LIFETIME_S : 0
  const signed = signUntil(siteEnvironment().REVALIDATE_SECRET, until, linkUntil(link))
  return `/subscription/${link.purpose}/${link.id}/${signed}`
}

const PATH = /^\/subscription\/(confirm|change)\/([\da-f-]{36})\/(\d{1,12}\.[\w-]{43})$/

/** The link at a path in English; null if it is forged, altered or expired. */
export function readSubscriptionPath(path: string): SubscriptionLink | null {
  const [, purpose = '', id = '', signed = ''] = PATH.exec(path) ?? []
  if (purpose !== 'confirm' && purpose !== 'change') return null
  const link = { purpose, id } as const
  const { REVALIDATE_SECRET: secret } = siteEnvironment()
  // Only the link that ends a subscription has no end.
  if (purpose === 'change')
    return isSame(signed, signUntil(secret, 0, linkUntil(link))) ? link : null
  const until = readSignedUntil(secret, signed, linkUntil(link))
  return until !== null && until <= now() + LIFETIME_S ? link : null
}
