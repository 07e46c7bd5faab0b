import fc from 'fast-check'
import { streamOf } from '../random.ts'

/** What the site relies on in the CMS's responses about a collection. */
type Contract = {
  /** A list of rows; otherwise a singleton. */
  isList: boolean
  /** Present in every row, and never null. */
  required: string[]
  /** Text, a number or null; never anything else. */
  plain: string[]
}

const contract = (isList: boolean, required: string, others = ''): Contract => ({
  isList,
  required: required.split(' '),
  plain: `${required} ${others}`.trim().split(' '),
})

/** By the path at which the site requests them. */
export const contracts: ReadonlyMap<string, Contract> = new Map([
  ['/items/notification', contract(true, 'id title date', 'description')],
  ['/items/heading', contract(true, 'id title', 'description')],
  ['/items/pages', contract(true, 'page_name', 'title content')],
  ['/items/faculty', contract(true, 'id name', 'designation qualification department')],
  ['/items/fee', contract(true, 'class_name', 'amount')],
  ['/items/gallery', contract(true, 'id', 'title')],
  ['/items/exam', contract(true, 'id title', 'place embed')],
  ['/items/disclosure_document', contract(true, 'id kind', 'title url remark')],
  ['/items/board_result', contract(true, 'id', 'class year registered passed remarks')],
  ['/items/school', contract(false, 'name', 'phone address')],
  ['/items/disclosure', contract(false, 'principal_name', 'pgt campus_area internet')],
])

/** A response with the named fault. */
type Broken = { name: string; body: Buffer }
type Row = Record<string, unknown>

const DEPTH = 10_000
const DEEP = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
/** Replaced by DEEP, which JSON.stringify cannot write. */
const DEEP_MARK = '@deep@'

const write = (data: unknown) => JSON.stringify({ data })

/** Every way to break this response; faults of rows only if it has any. */
export function brokenAnswer({ isList, required, plain }: Contract, body: string) {
  const { data } = JSON.parse(body) as { data: unknown }
  const rows = (Array.isArray(data) ? data : [data]) as Row[]
  const bytes = Buffer.from(write(data))
  const place = fc.nat(bytes.length - 1)
  const field = fc.constantFrom(...plain)
  const requiredField = fc.constantFrom(...required)

  /** The same response with one row changed. */
  const changeRow = (change: fc.Arbitrary<(row: Row) => unknown>) =>
    fc.tuple(change, fc.nat(Math.max(0, rows.length - 1))).map(([apply, index]) => {
      const changed = rows.map((row, at) => (at === index ? apply(row) : row))
      return write(isList ? changed : changed[0])
    })

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
    'row replaced': changeRow(
      fc.constantFrom(...(isList ? [null, 'x', [], 7] : ['x', 7])).map((value) => () => value),
    ),
    'row emptied': changeRow(fc.constant(() => ({}))),
    'key removed': changeRow(requiredField.map((name) => (row) => ({ ...row, [name]: undefined }))),
    'wrong type': changeRow(
      fc
        .tuple(field, fc.constantFrom<unknown>(true, [], {}, [1], { a: 1 }))
        .map(([name, value]) => (row) => ({ ...row, [name]: value })),
    ),
    'number as text': changeRow(
      requiredField.map((name) => (row) => {
        return { ...row, [name]: typeof row[name] === 'number' ? String(row[name]) : 42 }
      }),
    ),
    'deep field': changeRow(field.map((name) => (row) => ({ ...row, [name]: DEEP_MARK }))).map(
      (text) => text.replace(`"${DEEP_MARK}"`, DEEP),
    ),
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
    const found = contracts.get(pathname)
    const isAggregate = [...searchParams.keys()].some((key) => key.startsWith('aggregate'))
    if (!found || isAggregate) return null
    const broken = streamOf(brokenAnswer(found, body.toString()), seed + answers++)()
    counts.set(broken.name, (counts.get(broken.name) ?? 0) + 1)
    return broken.body
  }
  return { breakAnswer, counts }
}
