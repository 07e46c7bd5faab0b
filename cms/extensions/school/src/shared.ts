import { dirname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { AssetsService } from './zip.ts'

// The parts of Directus's extension API that are used: its own types need all its packages.

/** The folder of this package, for its sources and its built file alike. */
export const packageFolder = dirname(import.meta.dirname)

export type Row = Record<string, unknown>

/** The sender of a request; absent for Directus's own changes. */
export type Person = {
  user?: string | null
  role?: string | null
  roles?: readonly string[]
  admin?: boolean
  app?: boolean
  ip?: string | null
}

/** Whether somebody has limits: neither the CMS itself nor an administrator. */
export const isLimited = (person: Person | null | undefined): person is Person =>
  Boolean(person) && person?.admin !== true

/** Throws if somebody has not the right; Directus decides. */
export type CheckRight = (
  person: Person,
  right: { action: 'create' | 'update'; collection: string; primaryKeys?: readonly string[] },
) => Promise<void>

/** The query builder (knex) for SQLite and PostgreSQL. */
export type Database = {
  (table: string): Query
  raw: (sql: string, values?: readonly unknown[]) => PromiseLike<unknown>
  transaction: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  client: { config: { client: unknown }; pool: object }
  schema: { hasColumn: (table: string, column: string) => Promise<boolean> }
}

type Query = PromiseLike<Row[]> & {
  where: ((column: string, operator: string, value: unknown) => Query) &
    ((conditions: Row) => Query)
  whereNot: (conditions: Row) => Query
  whereNull: (column: string) => Query
  whereNotNull: (column: string) => Query
  whereIn: (column: string, values: readonly unknown[]) => Query
  whereNotIn: (column: string, query: Query) => Query
  join: (table: string, first: string, second: string) => Query
  select: (...columns: unknown[]) => Query
  insert: (rows: Row | Row[]) => PromiseLike<unknown>
  update: (values: Row) => PromiseLike<number>
  del: () => PromiseLike<number>
}

export type Request = {
  method: string
  path: string
  /** With the query. */
  url: string
  headers: Record<string, string | undefined>
  query: Row
  body?: unknown
  /** The bytes of a body of JSON. */
  rawBody?: Uint8Array
  ip?: string
  token?: unknown
  accountability?: Person | null
}

/** A request whose body has not been read. */
export type Upload = Request & Readable & { schema: object }

export type Response = Writable & {
  statusCode: number
  status: (code: number) => Response
  set: (headers: Record<string, string>) => Response
  json: (body: object) => void
  send: (body: string | Uint8Array) => void
}

type Handler<Received = Request> = (
  request: Received,
  response: Response,
  next: (error?: unknown) => void,
) => void

/** The web server (Express). */
export type App = {
  use: ((handler: Handler) => void) &
    ((path: string, handler: Handler) => void) &
    ((handler: (error: unknown, ...handled: Parameters<Handler>) => void) => void)
  get: (path: string, handler: Handler) => void
  post: (path: string, handler: Handler<Upload>) => void
}

/** The event; of the payload of an action, all that was typed, only the choice about the sample is used. */
export type Meta = {
  collection?: string
  keys?: unknown[]
  query?: Row
  payload?: Row
  user?: string
  status?: unknown
  request?: { method: string; path: string }
  /** The request of the event `authenticate`. */
  req?: Request
  response?: { status: number }
}

/** The context: `database` is the transaction of a change. */
type Where = { database: Database; schema: object; accountability?: Person | null }

export type Hooks = {
  filter: <Payload>(
    event: string,
    handler: (payload: Payload, meta: Meta, where: Where) => unknown,
  ) => void
  action: (event: string, handler: (meta: Meta, where: Where) => unknown) => void
  init: (event: string, handler: (server: { app: App }) => void | Promise<void>) => void
  schedule: (cron: string, handler: () => void) => void
}

/** Stores files; `truncated` is set on a stream that was longer than an upload may be. */
export type FilesService = {
  accountability: Person | null
  uploadOne: (
    this: FilesService,
    stream: Readable & { truncated?: boolean },
    data: Row,
    key?: string,
    options?: object,
  ) => Promise<string>
}

export type ItemsService = {
  readByQuery: (query: object) => Promise<Row[]>
  createOne: (row: Row) => Promise<unknown>
  updateOne: (key: unknown, changes: Row) => Promise<unknown>
}

export type Context = {
  env: Row
  database: Database
  getSchema: () => Promise<object>
  services: {
    ItemsService: new (collection: string, options: object) => ItemsService
    FilesService: {
      new (options: object): { deleteOne: (id: string) => Promise<unknown> }
      prototype: FilesService
    }
    AssetsService: AssetsService
  }
  logger: { warn: (text: string) => void }
}

/** The rows of a list of JSON, which is a text in SQLite. */
export function rowsIn(stored: unknown): Row[] {
  const list: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
  return Array.isArray(list) ? list.filter(isRow) : []
}

/** A stored time in milliseconds; NaN without one. SQLite has numbers, PostgreSQL dates. */
export function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Date.parse(value) : NaN
}

/** An error that Directus sends to the client with its message and status; it is recognised by its name. */
export const directusError = (message: string, code: string, status: number): Error =>
  Object.assign(new Error(message), {
    name: 'DirectusError',
    code,
    status,
    extensions: { reason: message },
  })

export const invalidPayload = (message: string): Error =>
  directusError(message, 'INVALID_PAYLOAD', 400)

/** The value of a field is refused; the Studio shows the message at the field. */
export const failedValidation = (collection: string, field: string, message: string): Error =>
  Object.assign(directusError(message, 'FAILED_VALIDATION', 400), {
    extensions: { collection, field, path: [], type: 'regex', validation_message: message },
  })

export const contentTooLarge = (message: string): Error =>
  directusError(message, 'CONTENT_TOO_LARGE', 413)

/** The answer of Directus to a wrong password. */
export const invalidCredentials = (): Error =>
  Object.assign(directusError('Invalid user credentials.', 'INVALID_CREDENTIALS', 401), {
    extensions: {},
  })

export const forbidden = (message: string): Error => directusError(message, 'FORBIDDEN', 403)
