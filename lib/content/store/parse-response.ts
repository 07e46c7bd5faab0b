import 'server-only'
import { z } from 'zod'
import { CmsBroken } from '../client/errors.ts'
import type { RejectedRow } from './rejected-rows.ts'
import { getStored, type Row, type Rows } from './content-store.ts'
import type { AnySource } from './source.ts'

/** A response of the CMS in the site's own shape. */
export type Parsed = {
  /** The rows that are used, JSON: for the snapshot, and for the comparison with later responses. */
  text: string
  answer: unknown
  rows: Rows
  rejected: RejectedRow[]
  /** The number of rows in the response. */
  count: number
}

/** Half a surrogate pair, which no database should contain, cannot be written into an address. */
const HALF_PAIR = /\\ud[89a-f]/i
const repair = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

type Attempt = Row | { field: string | null; reason: string }

/** Reads one row. Whatever is wrong with it, its depth included, is a result and not an exception. */
function readRow(schema: z.ZodType, raw: unknown, before: Row | undefined): Attempt {
  try {
    const given = JSON.stringify(raw)
    const text = HALF_PAIR.test(given) ? JSON.stringify(JSON.parse(given, repair)) : given
    if (before?.text === text) return before
    const { data, error } = schema.safeParse(text === given ? raw : JSON.parse(text))
    if (!error) return { text, parsed: data }
    const [issue] = error.issues
    // Of a row with which the CMS fails, only the id is known.
    const isIdAlone = Object.keys(Object(raw) as object).length === 1
    const field = isIdAlone ? undefined : issue?.path[0]?.toString()
    return { field: field ?? null, reason: z.prettifyError(error) }
  } catch (error) {
    return { field: null, reason: String(error) }
  }
}

/** In place of the id of a singleton. */
const SINGLETON = ''

const identified = z.object({ id: z.union([z.number(), z.string().min(1)]) })
const idOf = (raw: unknown) => String(identified.safeParse(raw).data?.id ?? '')

/**
 * Parses a response row by row. An invalid row is rejected and replaced by its last good version; rows
 * that have not changed are not parsed again. Throws CmsBroken when the response cannot be used at all:
 * no row is valid, or the invalid row has no id.
 */
export function parseResponse(
  source: AnySource,
  raw: unknown,
  before = getStored(source)?.rows,
): Parsed {
  const known: Rows = before ?? new Map()
  return source.row
    ? parseList(source, source.row, raw, known)
    : parseRecord(source, raw, known.get(SINGLETON))
}

function parseList(source: AnySource, schema: z.ZodType, raw: unknown, before: Rows): Parsed {
  if (!Array.isArray(raw)) throw unusable(source, 'It is not a list')
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
      const [collection = ''] = source.collections
      rejected.push({ collection, id, field: attempt.field, isShown: lastGood !== undefined })
    }
    const row = 'reason' in attempt ? lastGood : attempt
    if (!row) continue
    used.push(row)
    if (id !== '') rows.set(id, row)
  }
  if (used.length === 0 && raw.length > 0) throw unusable(source, reason)
  return {
    ...{
      text: `[${used.map(({ text }) => text).join(',')}]`,
      rows,
      rejected: rejected,
      count: raw.length,
    },
    answer: used.flatMap(({ parsed }) => (parsed === null ? [] : [parsed])),
  }
}

function parseRecord(source: AnySource, raw: unknown, lastGood: Row | undefined): Parsed {
  const attempt = readRow(source.answer, raw, lastGood)
  if (!('reason' in attempt)) return record(attempt, [])
  // Without an id it is not the record.
  if (!lastGood || idOf(raw) === '') throw unusable(source, attempt.reason)
  const [collection = ''] = source.collections
  return record(lastGood, [{ collection, id: SINGLETON, field: attempt.field, isShown: true }])
}

function record(row: Row, rejected: RejectedRow[]): Parsed {
  return {
    text: row.text,
    answer: row.parsed,
    rows: new Map([[SINGLETON, row]]),
    rejected: rejected,
    count: 1,
  }
}

const unusable = ({ key }: AnySource, reason: string) =>
  new CmsBroken(`Unusable answer to ${key}: ${reason}`)
