import 'server-only'
import { CmsRefused } from '../client/errors.ts'
import { countRows, requestRows } from '../client/list-query.ts'
import { getStored, type Rows } from './content-store.ts'
import { parseResponse, type Parsed } from './parse-response.ts'
import { listRejectedRows } from './rejected-rows.ts'
import type { AnySource } from './source.ts'

/**
 * Reads a source from the CMS. Throws CmsBroken or CmsRefused when there is no usable response.
 * @param before the last good rows, where nothing is stored yet
 */
export async function requestAndParse(source: AnySource, before?: Rows): Promise<Parsed> {
  const raw = await requestRows(source.query, { badIds: badIdsOf(source) }).catch(
    (error: unknown) => {
      if (source.absent !== undefined && isUnknownCollection(error) && !hasContent(source)) {
        return source.absent
      }
      throw error
    },
  )
  return parseResponse(source, raw, before)
}

const badIdsOf = ({ query }: AnySource): number[] =>
  listRejectedRows()
    .filter(({ collection }) => collection === query.collection)
    .map(({ id }) => Number(id))

/**
 * A CMS that somebody else set up without the collection refuses to read it: that is no outage. A
 * licence lock is refused with the same status and another code.
 */
export const isUnknownCollection = (error: unknown) =>
  error instanceof CmsRefused && error.status === 403 && error.codes.includes('FORBIDDEN')

/** A collection that had content is not unknown: the CMS has lost its permissions. */
function hasContent(source: AnySource): boolean {
  const stored = getStored(source)
  return stored !== undefined && !source.isEmpty(stored.answer)
}

/**
 * Whether the CMS counts as many rows as it responded with, where rows can be counted. An empty list as
 * the answer to everything, as a broken CMS or a proxy may give, is not a count.
 */
export const isCountConfirmed = async ({ query, row }: AnySource, expected: number) =>
  !row || (await countRows(query)) === expected
