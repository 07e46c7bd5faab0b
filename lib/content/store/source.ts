import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isTranslated } from 'school-schema/languages'
import { CmsBroken } from '../client/errors.ts'
import { published, type ListName, type Query, type SortOf } from '../client/list-query.ts'
import { fieldsOf, idOf } from '../schema/columns.ts'
import type { Row, Rows } from '../schema/translations.ts'

/** The content as pages need it at an instant: `param` names one of many, such as a row. */
export type Views = Record<string, (param: string) => unknown>

/** One query to the CMS, and the views of its response. */
export type Source<Answer, OwnViews extends Views> = {
  /** Unique; the tag of the pages that show it, and the name of its snapshot on disk: letters and dashes. */
  key: string
  query: Query
  /** Further collections that affect the response, besides files. */
  parts?: readonly string[]
  /** Parses the response. */
  answer: z.ZodType<Answer>
  /** Parses one row of a list: an invalid row affects no other. */
  row?: z.ZodType<unknown>
  /** True if there is nothing to show; if there was content before, that needs confirmation. */
  isEmpty(this: void, answer: Answer): boolean
  /** The response to assume from a CMS that was set up elsewhere without this collection. */
  absent?: unknown
  /** The instants at which time changes views. */
  expiries?(this: void, answer: Answer): readonly Date[]
  /** The rows that have a page of their own, which shows the view `one`; an unchanged row is the same object. */
  pagesOf?(this: void, answer: Answer, now: Date): ReadonlyMap<string, object>
  /** Pure, and called once per answer and time between expiries: views share what it computes. */
  views(this: void, answer: Answer, now: Date): OwnViews
}

/** The tag of the page of one row. */
export const tagOfRow = ({ key }: Pick<AnySource, 'key'>, id: string): string => `${key}:${id}`

/** Any source. */
export type AnySource = Source<unknown, Views>

/** Declares a source with its exact types. */
export const defineSource = <Answer, OwnViews extends Views>(
  source: Source<Answer, OwnViews>,
): Source<Answer, OwnViews> => source

type ListOptions<Name extends ListName, Row, OwnViews extends Views> = Pick<
  Query,
  'filter' | 'deep'
> &
  Pick<Source<NonNullable<Row>[], OwnViews>, 'key' | 'expiries' | 'pagesOf' | 'views' | 'parts'> & {
    collection: Name
    sort?: readonly SortOf<Name>[]
    /** One row. The keys of this schema are the columns of the query. */
    row: z.ZodType<Row>
    absent?: []
  }

/** Declares a list by the schema of its rows; rows that are parsed as null are left out. */
export function defineList<Name extends ListName, Row, OwnViews extends Views>({
  collection,
  row,
  filter = published,
  sort,
  deep,
  ...rest
}: ListOptions<Name, Row, OwnViews>): Source<NonNullable<Row>[], OwnViews> {
  // The store translates a row before it is parsed (`schema/translations.ts`): most schemas do not read this column.
  const forStore = isTranslated(collection) ? ['id', 'translations'] : ['id']
  const fields = [...new Set([...forStore, ...fieldsOf(row)])]
  const hasContent = (each: Row): each is NonNullable<Row> => each !== null
  return {
    ...rest,
    query: { collection, fields, filter, ...(sort && { sort }), ...(deep && { deep }) },
    row,
    answer: z.array(row).transform((rows) => rows.filter(hasContent)),
    isEmpty: (rows) => rows.length === 0,
  }
}

/** A row that cannot be parsed; its last good version is shown, if there was one. */
export type RejectedRow = {
  collection: string
  /** The row's id; empty for a singleton. */
  id: string
  /** The invalid field; null if it is not known. */
  field: string | null
  /** Whether an earlier version is shown instead. */
  isShown: boolean
}

/** A response of the CMS in the site's own shape. */
export type Parsed = {
  /** Of the rows in use, to compare with later responses. */
  digest: string
  answer: unknown
  rows: Rows
  rejected: RejectedRow[]
  /** The number of rows in the response. */
  count: number
  tag?: string | null
}

/** An unpaired surrogate, which cannot be encoded in an address. */
const UNPAIRED_SURROGATE = /\\ud[89a-f]/i
const repair = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

type Attempt = Row | { field: string | null; reason: string }

/** Parses one row. Any problem, including its depth, is a result and not an exception. */
function readRow(schema: z.ZodType, raw: unknown, before: Row | undefined): Attempt {
  try {
    const given = JSON.stringify(raw)
    const text = UNPAIRED_SURROGATE.test(given) ? JSON.stringify(JSON.parse(given, repair)) : given
    if (before?.text === text) return before
    const { data, error } = schema.safeParse(text === given ? raw : JSON.parse(text))
    if (!error) return { text, parsed: data }
    // If the CMS fails with a row, only its id is known.
    const isIdAlone = Object.keys(Object(raw) as object).length === 1
    const field = isIdAlone ? undefined : error.issues[0]?.path[0]?.toString()
    return { field: field ?? null, reason: z.prettifyError(error) }
  } catch (error) {
    return { field: null, reason: String(error) }
  }
}

/** Instead of the id of a singleton. */
const SINGLETON = ''

/**
 * Parses a response row by row. An invalid row is replaced by its last good version; unchanged rows
 * are not parsed again. Throws CmsBroken if the response is unusable: no row is valid, or the
 * invalid row has no id.
 * @param before the rows in use
 */
export function parseResponse(source: AnySource, raw: unknown, before: Rows = new Map()): Parsed {
  return source.row
    ? parseList(source, source.row, raw, before)
    : parseRecord(source, raw, before.get(SINGLETON))
}

function parseList(source: AnySource, schema: z.ZodType, raw: unknown, before: Rows): Parsed {
  if (!Array.isArray(raw)) throw unusable(source, 'It is not a list')
  const { collection } = source.query
  const used: Row[] = []
  const rows = new Map<string, Row>()
  const rejected: RejectedRow[] = []
  let reason = ''
  for (const [index, each] of raw.entries()) {
    const id = idOf(each)
    const lastGood = before.get(id)
    const attempt = readRow(schema, each, lastGood)
    if ('reason' in attempt) {
      reason = `row ${id || index}: ${attempt.reason}`
      if (id === '') throw unusable(source, reason)
      rejected.push({ collection, id, field: attempt.field, isShown: lastGood !== undefined })
    }
    const row = 'reason' in attempt ? lastGood : attempt
    if (!row) continue
    used.push(row)
    if (id !== '') rows.set(id, row)
  }
  if (used.length === 0 && raw.length > 0) throw unusable(source, reason)
  const answer = used.flatMap(({ parsed }) => (parsed === null ? [] : [parsed]))
  return { digest: digestOf(used), answer, rows, rejected, count: raw.length }
}

function parseRecord(source: AnySource, raw: unknown, lastGood: Row | undefined): Parsed {
  const { collection } = source.query
  const rejected: RejectedRow[] = []
  let row = readRow(source.answer, raw, lastGood)
  if ('reason' in row) {
    // Without an id it is not the record.
    if (!lastGood || idOf(raw) === '') throw unusable(source, row.reason)
    rejected.push({ collection, id: SINGLETON, field: row.field, isShown: true })
    row = lastGood
  }
  const rows = new Map([[SINGLETON, row]])
  return { digest: digestOf([row]), answer: row.parsed, rows, rejected, count: 1 }
}

function digestOf(rows: readonly Row[]): string {
  const hash = createHash('sha256')
  for (const { text } of rows) hash.update(text)
  return hash.digest('base64')
}

const unusable = ({ key }: AnySource, reason: string) =>
  new CmsBroken(`Unusable answer to ${key}: ${reason}`)
