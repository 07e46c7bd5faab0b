import 'server-only'
import {
  createItem,
  customEndpoint,
  deleteItem,
  readItems,
  updateItem,
  type RestCommand,
} from '@directus/sdk'
import type { Schema } from 'school-schema/cms'
import { CONFIRMED } from 'school-schema/subscribers'
import { isLanguage } from 'school-schema/languages'
import { z } from 'zod'
import { parseItems } from '../schema/columns.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'
import { outcomeOf, type Outcome } from './enquiries.ts'

const COLLECTION = 'subscriber'

const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])

const subscriber = z.object({
  id: z.string(),
  address: z.string(),
  language: z.string().refine(isLanguage),
  groups: names,
  categories: names,
  evening: z.boolean().nullish().transform(Boolean),
  confirmed_at: z.string().nullish(),
  refusals: z
    .number()
    .nullish()
    .transform((count) => count ?? 0),
})

/** Somebody who gets notices by e-mail, or has asked for them. */
export type Subscriber = z.infer<typeof subscriber>

/** The columns of a subscription that change; `ended`: all of it goes. */
export type SubscriberChange = Partial<Omit<Subscriber, 'id'>> & {
  ended?: true
  consent?: readonly object[]
  notice_version?: string
  received_at?: string
}

const read = async (filter: Record<string, unknown>) => {
  const query: object = { fields: subscriber.keyof().options, limit: -1, filter }
  return parseItems(
    subscriber,
    z.array(z.unknown()).parse(await request(readItems(COLLECTION, query))),
  )
}

/** The confirmed subscribers. Throws CmsBroken or CmsRefused. */
export const listSubscribers = (): Promise<Subscriber[]> => read(CONFIRMED)

/** A subscriber, confirmed or not; null if there is none. Throws CmsBroken or CmsRefused. */
export const findSubscriber = async (id: string): Promise<Subscriber | null> =>
  (await read({ id: { _eq: id } }))[0] ?? null

const commandOf = (
  id: string,
  { ended, ...row }: SubscriberChange,
): RestCommand<unknown, Schema> => {
  if (ended) return deleteItem(COLLECTION, id)
  // Without a type, as the SDK takes every list for one of texts.
  const item: object = row
  return row.address === undefined
    ? updateItem(COLLECTION, id, item)
    : createItem(COLLECTION, { ...item, id })
}

/** Whether a change was refused as its row is gone: the CMS answers as if it were forbidden. */
const isGone = async (id: string, { address }: SubscriberChange, error: unknown) =>
  error instanceof CmsBroken &&
  error.status === 403 &&
  address === undefined &&
  (await findSubscriber(id)) === null

/**
 * Stores a change of a subscription. `known`: the address has asked before; `settled`: the subscription has
 * ended. Throws CmsRefused if the CMS rejects the content, otherwise CmsBroken.
 */
export async function saveSubscriber(id: string, change: SubscriberChange): Promise<Outcome> {
  try {
    return await outcomeOf(id, commandOf(id, change))
  } catch (error) {
    if (await isGone(id, change, error)) return 'settled'
    throw error
  }
}

const claimed = z.object({ claim: z.enum(['yours', 'taken', 'done']) })

/** Whether this website, by the name of its outbox, sends a mailing; `done`: it was sent. Throws CmsBroken or CmsRefused. */
export async function claimMailing(name: string, owner: string, isDone = false) {
  const body = JSON.stringify({ name, owner, isDone })
  const answer = await request(customEndpoint({ method: 'POST', path: '/mailing', body }))
  return claimed.parse(answer).claim
}
