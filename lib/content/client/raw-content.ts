import 'server-only'
import { readFiles, readSingleton } from '@directus/sdk'
import { isUnknownCollection } from '../store/request-source.ts'
import { request } from './client.ts'
import { listQuery } from './list-query.ts'
import { readRawContent, type RawContent, type RawName, type RawQuery } from './raw-rows.ts'
import { requestList } from './request-list.ts'
import type { Schema } from './schema.ts'

function requestRows(collection: RawName, query: RawQuery): Promise<unknown> {
  if (collection === 'directus_files')
    return request(readFiles<Schema, never>({ limit: -1, fields: [...query.fields] } as never))
  if (collection === 'school' || collection === 'disclosure')
    return request(readSingleton<Schema, typeof collection, never>(collection))
  return requestList(collection, listQuery(collection, query))
}

/** The published content as it is stored. Throws CmsBroken or CmsRefused. */
export const requestRawContent = (): Promise<RawContent> =>
  readRawContent((collection, query) =>
    requestRows(collection, query).catch((error: unknown) => {
      // A CMS that was set up by somebody else may lack a collection, and refuses it.
      if (isUnknownCollection(error)) return []
      throw error
    }),
  )
