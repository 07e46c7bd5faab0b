import 'server-only'
import { aggregate, readItems } from '@directus/sdk'
import type { Command, ListCommands } from '../store/source.ts'
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

/** The commands for all rows of a list (Directus cuts at 100 by default), and the one that counts them. */
export function listQuery(
  collection: List,
  { fields, filter = {}, sort, deep = {} }: ListQuery,
): ListCommands & { count: Command } {
  const all = { fields, filter, sort, deep, limit: -1 }
  const items = (query: object) => readItems<Schema, List, never>(collection, query as never)
  return {
    command: items(all),
    ids: items({ fields: ['id'], filter, sort, limit: -1 }),
    part: (from, to) =>
      items({ ...all, filter: { _and: [filter, { id: { _between: [from, to] } }] } }),
    count: aggregate<Schema, List, never>(collection, {
      aggregate: { count: '*' },
      query: { filter },
    } as never),
  }
}
