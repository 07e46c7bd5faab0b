import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { idOf } from '../schema/columns.ts'
import { CmsBroken } from '../client/errors.ts'
import { processGlobal } from '../../server/process-global.ts'
import type { AnySource, Row, Rows } from './source.ts'
import { getStored } from './store.ts'

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
 */
export function parseResponse(
  source: AnySource,
  raw: unknown,
  before: Rows = getStored(source)?.rows ?? new Map<string, Row>(),
): Parsed {
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

const rejectedRows = processGlobal('rejected rows', () => new Map<string, readonly RejectedRow[]>())

/** Records the rejected rows of a source's last response; returns whether they have changed. */
export function recordRejectedRows(
  { key }: Pick<AnySource, 'key'>,
  rejected: readonly RejectedRow[],
): boolean {
  const isChanged = JSON.stringify(rejectedRows.get(key) ?? []) !== JSON.stringify(rejected)
  rejectedRows.set(key, rejected)
  return isChanged
}

/** All rows that are currently rejected, each once: two sources may read the same one. */
export const listRejectedRows = (): RejectedRow[] => {
  const rows = [...rejectedRows.values()].flat()
  return [...new Map(rows.map((row) => [`${row.collection} ${row.id}`, row])).values()]
}
