export type Row = Record<string, unknown>

/** What this extension uses of the query builder (knex) that Directus hands to its extensions. */
export type Query = PromiseLike<Row[]> & {
  where: ((column: string, operator: string, value: unknown) => Query) &
    ((conditions: Row) => Query)
  whereIn: (column: string, values: readonly unknown[]) => Query
  whereNull: (column: string) => Query
  whereNot: (column: string, value: unknown) => Query
  select: (...columns: string[]) => Query
  delete: () => PromiseLike<number>
}

export type Database = {
  (table: string): Query
  schema: { hasTable: (table: string) => PromiseLike<boolean> }
}
