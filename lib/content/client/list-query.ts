import 'server-only'
import {
  aggregate,
  readItems,
  readSingleton,
  type CollectionType,
  type QuerySort,
  type RegularCollections,
  type RestCommand,
  type SingletonCollections,
} from '@directus/sdk'
import { z } from 'zod'
import { cmsFetch, request } from './client.ts'
import { CmsBroken } from './errors.ts'
import type { Schema } from 'school-schema/cms'

/** The collections with many rows. */
export type ListName = RegularCollections<Schema>

type SingletonName = SingletonCollections<Schema>

/** A column by which a list is sorted, with a minus for descending. */
export type SortOf<Name extends ListName> = QuerySort<Schema, CollectionType<Schema, Name>>

/** The query of a collection; without `fields` it is a singleton, which is read completely. */
export type Query = {
  collection: ListName | SingletonName
  fields?: readonly string[]
  /** The columns of the rows to which a singleton refers. */
  related?: readonly string[]
  filter?: Record<string, unknown>
  sort?: readonly string[]
  deep?: Record<string, unknown>
}

/** Rows with a status are shown if they are published. */
export const published = { status: { _eq: 'published' } }

/** The number of failed parts after which reading is given up. */
const MAX_FAILURES = 60

const idRows = z.array(z.looseObject({ id: z.number() }))
const counted = z.tuple([z.object({ count: z.coerce.number().int() })])

const isRowFault = (error: unknown) => error instanceof CmsBroken && error.status === 500

/** The command for all rows, as Directus limits to 100 by default, or for a singleton. */
function commandOf({ collection, related, ...params }: Query): RestCommand<unknown, Schema> {
  if (!params.fields) {
    const withRelated: object = related ? { fields: ['*', ...related] } : {}
    return readSingleton(collection as SingletonName, withRelated)
  }
  // Without a type, as the SDK types columns of related rows as nested lists, not as paths.
  const all: object = { ...params, limit: -1 }
  return readItems(collection as ListName, all)
}

/** The number of rows that the CMS counts for a list; null if the response has none. */
export async function countRows({ collection, filter = {} }: Query): Promise<number | null> {
  const options = { aggregate: { count: '*' }, query: { filter } } as const
  const command = aggregate<Schema, ListName, typeof options>(collection as ListName, options)
  const rows = counted.safeParse(await request(command))
  return rows.data?.[0].count ?? null
}

type Options = { badIds?: readonly number[]; token?: string; fetch?: typeof cmsFetch }

/** A response, and the tag by which the CMS recognises it. */
type Tagged = { raw: unknown; tag: string | null }

/** Reads like `requestRows`; null if the CMS has the response with this tag still. Most requests end so. */
export async function requestRowsUnless(
  tag: string | null,
  query: Query,
  badIds: readonly number[],
): Promise<Tagged | null> {
  const received = { isSame: false, tag: null as string | null }
  const fetch: typeof cmsFetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (tag !== null) {
      headers.set('if-none-match', tag)
      // Otherwise `fetch` adds `no-cache`, with which Directus sends everything again.
      headers.set('cache-control', 'max-age=0')
    }
    const answer = await cmsFetch(input, { ...init, headers })
    received.isSame = tag !== null && answer.status === 304
    received.tag = answer.ok ? answer.headers.get('etag') : null
    return received.isSame ? new Response(null, { status: 204 }) : answer
  }
  const raw = await requestRows(query, { badIds, fetch })
  return received.isSame ? null : { raw, tag: received.tag }
}

/**
 * Reads a list or a singleton. The CMS responds with 500 to a list when it cannot convert one value,
 * such as an invalid time; the list is then read in parts, and a row with which the CMS fails is returned
 * as its id alone.
 * @param badIds rows that failed before: they are read apart, so that fewer parts fail
 * @param token of another account than the site's own
 */
export async function requestRows(
  query: Query,
  { badIds = [], token, fetch }: Options = {},
): Promise<unknown> {
  try {
    return await request(commandOf(query), token, fetch)
  } catch (error) {
    if (!query.fields || !isRowFault(error)) throw error
    return requestParts(query, new Set(badIds), token)
  }
}

async function requestParts(query: Query, bad: ReadonlySet<number>, token?: string) {
  const read = async (part: Query) => idRows.parse(await request(commandOf(part), token))
  const order = (await read({ ...query, fields: ['id'] })).map(({ id }) => id)
  const rows = new Map<number, unknown>()
  const waiting = partsOf(order, bad)
  let failures = 0
  for (let ids = waiting.pop(); ids; ids = waiting.pop()) {
    const between = { id: { _between: [ids[0], ids.at(-1)] } }
    const filter = { _and: [query.filter ?? {}, between] }
    try {
      for (const row of await read({ ...query, filter })) rows.set(row.id, row)
    } catch (error) {
      failures += 1
      if (!isRowFault(error) || failures > MAX_FAILURES) throw error
      const half = Math.ceil(ids.length / 2)
      if (ids.length > 1) waiting.push(ids.slice(0, half), ids.slice(half))
    }
  }
  return order.map((id) => rows.get(id) ?? { id })
}

/** The ids in ascending order, divided at the bad ones. */
function partsOf(order: readonly number[], bad: ReadonlySet<number>): number[][] {
  const parts: number[][] = [[]]
  for (const id of order.toSorted((a, b) => a - b)) {
    if (bad.has(id)) parts.push([id], [])
    else parts.at(-1)?.push(id)
  }
  return parts.filter((ids) => ids.length > 0)
}
