import 'server-only'
import { z } from 'zod'
import { request } from '../client/client.ts'
import { CmsRefused } from '../client/errors.ts'
import { requestList } from '../client/request-list.ts'
import { getStored, type Rows } from './content-store.ts'
import { parseResponse, type Parsed } from './parse-response.ts'
import type { AnySource } from './source.ts'

/**
 * Asks the CMS. Throws CmsBroken or CmsRefused when there is no usable answer.
 * @param before the last good rows, where nothing is held yet
 */
export async function requestAndParse(source: AnySource, before?: Rows): Promise<Parsed> {
  const raw = await requestSource(source).catch((error: unknown) => {
    if (source.absent !== undefined && isUnknownCollection(error) && !hasContent(source)) {
      return source.absent
    }
    throw error
  })
  return parseResponse(source, raw, before)
}

function requestSource({ collections, command, ids, part }: AnySource): Promise<unknown> {
  const [collection = ''] = collections
  return ids && part ? requestList(collection, { command, ids, part }) : request(command)
}

/**
 * A CMS that was set up before there was a collection, by somebody else, refuses to speak of it: that
 * is no outage. A licence lock is refused with the same status and another code.
 */
export const isUnknownCollection = (error: unknown) =>
  error instanceof CmsRefused && error.status === 403 && error.codes.includes('FORBIDDEN')

/** What was there is not unknown to the CMS: it has lost its permissions. */
function hasContent(source: AnySource): boolean {
  const stored = getStored(source)
  return stored !== undefined && !source.isEmpty(stored.answer)
}

const counted = z.tuple([z.object({ count: z.coerce.number().int() })])

/**
 * Whether the CMS counts as many rows as it answered with, where rows can be counted. An answer of
 * nothing to every question, as a broken CMS or a proxy may give, is not a count.
 */
export async function isCountConfirmed({ count }: AnySource, expected: number): Promise<boolean> {
  if (!count) return true
  const rows = counted.safeParse(await request(count))
  return rows.success && rows.data[0].count === expected
}
