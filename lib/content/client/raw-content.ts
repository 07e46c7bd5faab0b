import 'server-only'
import { isUnknownCollection } from '../store/request-source.ts'
import { request } from './client.ts'
import { requestRows } from './list-query.ts'
import { readRawContent, type RawContent, type RawName, type RawQuery } from './raw-rows.ts'

function requestRaw(collection: RawName, query: RawQuery): Promise<unknown> {
  if (collection === 'directus_files')
    return request({ path: '/files', params: { limit: -1, fields: query.fields } })
  const isSingleton = collection === 'school' || collection === 'disclosure'
  return requestRows(isSingleton ? { collection } : { collection, ...query })
}

/** The published content as it is stored. Throws CmsBroken or CmsRefused. */
export const requestRawContent = (): Promise<RawContent> =>
  readRawContent((collection, query) =>
    requestRaw(collection, query).catch((error: unknown) => {
      // A CMS that somebody else set up may lack a collection, and refuses it.
      if (isUnknownCollection(error)) return []
      throw error
    }),
  )
