import fc from 'fast-check'
import { streamOf } from '../lib/random.ts'

/** The columns that the site needs in every row, by the path at which it requests them. */
const REQUIRED: Record<string, string[]> = {
  '/items/notification': ['id', 'title', 'date'],
  '/items/heading': ['id', 'title'],
  '/items/pages': ['page_name'],
  '/items/faculty': ['id', 'name'],
  '/items/person': ['id', 'body', 'name'],
  '/items/team': ['id', 'kind', 'name'],
  '/items/section': ['id', 'page', 'kind'],
  '/items/fee': ['class_name', 'amount'],
  '/items/calendar_date': ['id', 'from', 'title', 'kind'],
  '/items/exam': ['id', 'title'],
  '/items/school': ['name'],
}

type Broken = { name: string; body: Buffer }
type Row = Record<string, unknown>

const DEPTH = 10_000
const DEEP = '['.repeat(DEPTH) + ']'.repeat(DEPTH)

const write = (data: unknown) => JSON.stringify({ data })

/** Every way to break this response; faults of rows only if it has any. */
function brokenAnswer(required: readonly string[], body: string): fc.Arbitrary<Broken> {
  const { data } = JSON.parse(body) as { data: unknown }
  const isList = Array.isArray(data)
  const rows = (isList ? data : [data]) as Row[]
  const bytes = Buffer.from(write(data))
  const place = fc.nat(bytes.length - 1)

  /** The same response with one row changed. */
  const changeRow = (change: fc.Arbitrary<(row: Row) => unknown>) =>
    fc.tuple(change, fc.nat(Math.max(0, rows.length - 1))).map(([apply, index]) => {
      const changed = rows.map((row, at) => (at === index ? apply(row) : row))
      return write(isList ? changed : changed[0])
    })
  const changeField = (values: fc.Arbitrary<unknown>) =>
    changeRow(
      fc.tuple(fc.constantFrom(...required), values).map(([name, value]) => (row) => ({
        ...row,
        [name]: value,
      })),
    )

  const anyAnswer: Record<string, fc.Arbitrary<string | Buffer>> = {
    truncated: place.map((end) => bytes.subarray(0, end)),
    // JSON allows no control characters; anything may follow.
    junk: fc.tuple(place, fc.uint8Array({ minLength: 8, maxLength: 8 })).map(([at, junk]) => {
      const inserted = Buffer.from([1, ...junk])
      return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at)])
    }),
    'other data': fc.constantFrom(null, 'text', 42, true, isList ? {} : []).map(write),
    'no data': fc.constantFrom('{}', '{"errors":[]}', '{"meta":{}}', 'null', '""'),
    'list or record': fc.constant(write(isList ? (rows[0] ?? {}) : rows)),
    deep: fc.constant(`{"data":${DEEP}}`),
  }
  const withRows: typeof anyAnswer = {
    'row replaced': changeRow(fc.constantFrom('x', 7).map((value) => () => value)),
    'row emptied': changeRow(fc.constant(() => ({}))),
    'key removed': changeField(fc.constant(undefined)),
    'wrong type': changeField(fc.constantFrom<unknown>(true, [], {}, [1], { a: 1 })),
  }
  const ways = Object.entries({ ...anyAnswer, ...(rows.length > 0 && withRows) })
  return fc.oneof(
    ...ways.map(([name, way]) =>
      way.map((broken): Broken => ({ name, body: Buffer.from(broken) })),
    ),
  )
}

/** Breaks each response in a way that the seed selects; `counts` is how often each was used. */
export function createBreaker(seed: number) {
  const counts = new Map<string, number>()
  let answers = 0
  /** Null for anything other than a response about content. */
  const breakAnswer = (path: string, body: Buffer): Buffer | null => {
    const { pathname, searchParams } = new URL(path, 'http://cms')
    const required = REQUIRED[pathname]
    const isAggregate = [...searchParams.keys()].some((key) => key.startsWith('aggregate'))
    if (!required || isAggregate) return null
    const broken = streamOf(brokenAnswer(required, body.toString()), seed + answers++)()
    counts.set(broken.name, (counts.get(broken.name) ?? 0) + 1)
    return broken.body
  }
  return { breakAnswer, counts }
}
