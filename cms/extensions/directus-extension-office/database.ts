export type Row = Record<string, unknown>

/** What this extension uses of the query builder (knex) that Directus hands to its extensions. */
type Query = {
  where: (column: string, operator: string, value: unknown) => Query
  orWhere: (column: string, operator: string, value: unknown) => Query
  whereNull: (column: string) => Query
  orWhereNull: (column: string) => Query
  select: (...columns: string[]) => PromiseLike<Row[]>
  update: (values: Row) => PromiseLike<number>
  insert: (values: Row) => PromiseLike<unknown>
}

export type Database = {
  (table: string): Query
  ref: (column: string) => unknown
  schema: { hasTable: (table: string) => PromiseLike<boolean> }
}
