import { CmsRefusal, type Cms } from '../../../cms/setup/client.ts'
import type { RawName, RawQuery } from '../../../lib/content/client/raw-rows.ts'

const FORBIDDEN = 403
const SINGLETONS: RawName[] = ['school', 'disclosure']

/** The rows of a collection for the content check; none if it does not exist. */
export async function requestRows(
  cms: Cms,
  collection: RawName,
  query: RawQuery,
): Promise<unknown> {
  const path = collection === 'directus_files' ? '/files' : `/items/${collection}`
  const parameters = new URLSearchParams({
    limit: '-1',
    fields: query.fields.join(','),
    sort: query.sort.join(','),
    filter: JSON.stringify(query.filter),
    deep: JSON.stringify(query.deep),
  })
  try {
    return SINGLETONS.includes(collection)
      ? await cms.read(path)
      : await cms.list(`${path}?${parameters}`)
  } catch (error) {
    if (error instanceof CmsRefusal && error.status === FORBIDDEN) return []
    throw error
  }
}
