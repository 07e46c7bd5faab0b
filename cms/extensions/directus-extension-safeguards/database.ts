export type Row = Record<string, unknown>

/** What this extension uses of the query builder (knex) that Directus gives its hooks. */
type Query = {
  select: (...columns: string[]) => Query
  where: (column: string, operator: string, value: unknown) => Query
  whereIn: (column: string, values: readonly unknown[]) => Query
  update: (values: Row) => PromiseLike<number>
} & PromiseLike<Row[]>

export type Database = (table: string) => Query
