import 'server-only'
import { z } from 'zod'
import { request, type CmsRequest } from './client.ts'
import { CmsBroken } from './errors.ts'

/** The query of a collection; without `fields` it is a singleton, which is read completely. */
export type Query = {
  collection: string
  fields?: readonly string[]
  filter?: Record<string, unknown>
  sort?: readonly string[]
  deep?: Record<string, unknown>
}

/** Rows with a status are shown if they are published. */
export const published = { status: { _eq: 'published' } }

/** After this many failed parts the CMS counts as down. */
const MAX_FAILURES = 60

const idRows = z.array(z.looseObject({ id: z.number() }))
const counted = z.tuple([z.object({ count: z.coerce.number().int() })])

const isRowFault = (error: unknown) => error instanceof CmsBroken && error.status === 500

/** A request for all rows, as Directus limits to 100 by default, or for a singleton. */
function toRequest({ collection, fields, filter, sort, deep }: Query): CmsRequest {
  const path = `/items/${collection}`
  if (!fields) return { path }
  const params = { fields, filter, sort, deep, limit: -1 }
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return { path, params: Object.fromEntries(given) }
}

/** The number of rows that the CMS counts for a list; null if the response has none. */
export async function countRows({ collection, filter = {} }: Query): Promise<number | null> {
  const params = { aggregate: { count: '*' }, filter }
  const rows = counted.safeParse(await request({ path: `/items/${collection}`, params }))
  return rows.data?.[0].count ?? null
}

/**
 * Reads a list or a singleton. The CMS responds with 500 to a whole list when it cannot convert one value,
 * such as an invalid time; the list is then read in parts, and a row with which the CMS fails is returned
 * as its id alone.
 * @param badIds rows that failed before: they are read apart, so that fewer parts fail
 * @param token of another account than the site's own
 */
export async function requestRows(
  query: Query,
  { badIds = [], token }: { badIds?: readonly number[]; token?: string } = {},
): Promise<unknown> {
  try {
    return await request(toRequest(query), token)
  } catch (error) {
    if (!query.fields || !isRowFault(error)) throw error
    return requestParts(query, new Set(badIds), token)
  }
}

async function requestParts(query: Query, bad: ReadonlySet<number>, token?: string) {
  const read = async (part: Query) => idRows.parse(await request(toRequest(part), token))
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
