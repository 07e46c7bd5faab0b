import 'server-only'
import { aggregate, readItems } from '@directus/sdk'
import type { Schema } from './schema.ts'

type List = Exclude<keyof Schema, 'school' | 'disclosure'>

type ListQuery = {
  fields: readonly unknown[]
  filter?: Record<string, unknown>
  sort: readonly string[]
  deep?: Record<string, unknown>
}

/** Whatever has a status is shown while it is published. */
export const published = { status: { _eq: 'published' } }

/** The command for all rows of a list, whole (Directus cuts at 100 by default), and the one that counts them. */
export function listQuery(collection: List, { fields, filter = {}, sort, deep = {} }: ListQuery) {
  return {
    command: readItems<Schema, List, never>(collection, {
      ...{ fields, filter, sort, deep, limit: -1 },
    } as never),
    count: aggregate<Schema, List, never>(collection, {
      aggregate: { count: '*' },
      query: { filter },
    } as never),
  }
}
