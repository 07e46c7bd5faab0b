export type Row = Record<string, unknown>

/** What this extension uses of the query builder (knex) that Directus hands to its extensions. */
export type Query = PromiseLike<Row[]> & {
  where: ((column: string, operator: string, value: unknown) => Query) &
    ((conditions: Row) => Query)
  whereRaw: (condition: string, values: readonly unknown[]) => Query
  whereIn: (column: string, values: readonly unknown[]) => Query
  whereNotIn: (column: string, values: readonly unknown[]) => Query
  whereNull: (column: string) => Query
  whereNotNull: (column: string) => Query
  whereNot: (column: string, value: unknown) => Query
  select: (...columns: string[]) => Query
  delete: () => PromiseLike<number>
  /** Answers how many rows there were. */
  increment: (column: string, by: number) => PromiseLike<number>
  update: (values: Row) => PromiseLike<number>
  insert: (rows: readonly Row[]) => PromiseLike<unknown> & { onConflict: (key: string) => Conflict }
}

type Conflict = { ignore: () => PromiseLike<unknown>; merge: () => PromiseLike<unknown> }

type Column = { primary: () => void; notNullable: () => { defaultTo: (value: number) => void } }

type Columns = {
  string: (name: string, length: number) => Column
  bigInteger: (name: string) => Column
  integer: (name: string) => Column
}

export type Database = {
  (table: string): Query
  schema: {
    hasTable: (table: string) => PromiseLike<boolean>
    createTable: (table: string, build: (columns: Columns) => void) => PromiseLike<unknown>
  }
  transaction: (work: (database: Database) => Promise<void>) => Promise<void>
}
