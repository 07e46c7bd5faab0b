import 'server-only'
import { z } from 'zod'
import { listRejectedRows } from '../store/rejected-rows.ts'
import type { ListCommands } from '../store/source.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'

/** More than these for one list are no longer the fault of single rows. */
const MOST_FAILURES = 60
const INTERNAL_ERROR = 500

const idRows = z.array(z.object({ id: z.number() }))

const isRowFault = (error: unknown) => error instanceof CmsBroken && error.status === INTERNAL_ERROR

/**
 * Asks for a list. The CMS answers 500 to the whole list when it cannot convert one value, such as a
 * time that is not one; then the list is asked for in parts, and a row with which the CMS fails comes
 * as its id alone.
 */
export async function requestList(collection: string, list: ListCommands): Promise<unknown> {
  try {
    return await request(list.command)
  } catch (error) {
    if (!isRowFault(error)) throw error
    return requestParts(collection, list)
  }
}

async function requestParts(collection: string, { ids, part }: ListCommands): Promise<unknown> {
  const order = idRows.parse(await request(ids)).map(({ id }) => id)
  const rows = new Map<number, unknown>()
  const waiting = partsOf(order, collection)
  let failures = 0
  for (let ids = waiting.pop(); ids; ids = waiting.pop()) {
    try {
      const given: unknown = await request(part(ids[0] ?? 0, ids.at(-1) ?? 0))
      for (const row of z.array(z.looseObject({ id: z.number() })).parse(given))
        rows.set(row.id, row)
    } catch (error) {
      failures += 1
      if (!isRowFault(error) || failures > MOST_FAILURES) throw error
      const half = Math.ceil(ids.length / 2)
      if (ids.length > 1) waiting.push(ids.slice(0, half), ids.slice(half))
    }
  }
  return order.map((id) => rows.get(id) ?? { id })
}

/** The ids in ascending order, divided at the rows that are known to be bad. */
function partsOf(order: readonly number[], collection: string): number[][] {
  const isOfList = (row: { collection: string }) => row.collection === collection
  const bad = new Set(
    listRejectedRows()
      .filter(isOfList)
      .map(({ id }) => Number(id)),
  )
  const parts: number[][] = [[]]
  for (const id of order.toSorted((a, b) => a - b)) {
    if (bad.has(id)) parts.push([id], [])
    else parts.at(-1)?.push(id)
  }
  return parts.filter((ids) => ids.length > 0)
}
