/** What this extension uses of knex, with which Directus speaks to SQLite and PostgreSQL alike. */
type Query = PromiseLike<unknown> & {
  where(conditions: Record<string, string>): Query
  whereNot(conditions: Record<string, string>): Query
  whereNotNull(column: string): Query
  whereIn(column: string, values: readonly string[]): Query
  whereNotIn(column: string, query: Query): Query
  select(column: unknown): Query
  del(): Promise<number>
  insert(rows: object[]): Promise<unknown>
}

export type Database = {
  (table: string): Query
  raw(sql: string): PromiseLike<unknown>
  transaction<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  client: { config: { client: unknown } }
}
