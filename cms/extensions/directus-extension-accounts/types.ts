export type Row = Record<string, unknown>

/** What Directus knows of the sender of a request; absent in its own work. */
export type Person = {
  user?: string | null
  role?: string | null
  roles?: readonly string[]
  admin?: boolean
  app?: boolean
  ip?: string | null
}

/** What this extension uses of the query builder (knex). */
export type Database = {
  (table: string): Query
  schema: { dropTableIfExists: (table: string) => PromiseLike<unknown> }
}
type Query = PromiseLike<Row[]> & {
  join: (table: string, first: string, second: string) => Query
  where: (conditions: Row) => Query
  whereIn: (column: string, values: readonly string[]) => Query
  select: (...columns: string[]) => Query
  update: (values: Row) => PromiseLike<number>
}
