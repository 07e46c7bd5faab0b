import { CmsRefusal, type Cms } from '../../../cms/setup/client.ts'
import type { RawName, RawQuery } from '../../../lib/content/client/raw-rows.ts'

const FORBIDDEN = 403

/** The rows of a collection for the content check; none if it does not exist. */
export async function requestRows(
  cms: Cms,
  collection: RawName,
  query: RawQuery,
): Promise<unknown> {
  try {
    return await requestExisting(cms, collection, query)
  } catch (error) {
    if (error instanceof CmsRefusal && error.status === FORBIDDEN) return []
    throw error
  }
}

const requestExisting = async (
  cms: Cms,
  collection: RawName,
  query: RawQuery,
): Promise<unknown> => {
  if (collection === 'school' || collection === 'disclosure')
    return cms.read(`/items/${collection}`)
  const path = collection === 'directus_files' ? '/files' : `/items/${collection}`
  const fields = new URLSearchParams({
    ...{ limit: '-1', fields: query.fields.join(','), sort: query.sort.join(',') },
    ...{ filter: JSON.stringify(query.filter), deep: JSON.stringify(query.deep) },
  })
  return cms.list(`${path}?${fields}`)
}
