import { between, pick, type Random } from '../random.ts'
import type { Contract } from './contracts.ts'

type Row = Record<string, unknown>

/** What an operator is given: the CMS's own answer, and what the site relies on in it. */
export type Given = {
  random: Random
  contract: Contract
  data: unknown
  /** The answer's rows, or its one record; empty when there are none. */
  rows: Row[]
}

/** Breaks an answer in one way: what is sent in its place. */
export type Operator = (given: Given) => string | Buffer

const sent = (data: unknown) => JSON.stringify({ data })
const whole = ({ data }: Given) => Buffer.from(sent(data))

/** Stands in an answer for lists in lists, which are too deep to be written by JSON.stringify. */
const DEEP = '@deep@'
const DEPTH = 10_000

/** The same answer with another thing in the place of one row. */
function withRow(given: Given, change: (row: Row) => unknown): string {
  const { random, contract, rows } = given
  const place = Math.floor(random() * rows.length)
  const changed = rows.map((row, index) => (index === place ? change(row) : row))
  return sent(contract.isList ? changed : changed[0])
}

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

/** Operators for whatever the CMS has answered. */
export const onAnswers = {
  truncated(given) {
    const bytes = whole(given)
    return bytes.subarray(0, Math.floor(given.random() * bytes.length))
  },
  junk(given) {
    const bytes = whole(given)
    const place = Math.floor(given.random() * bytes.length)
    // A control character is not allowed anywhere in JSON; what follows it may be anything.
    const junk = Array.from({ length: 8 }, () => Math.floor(between(given.random, 0, 256)))
    return Buffer.concat([
      bytes.subarray(0, place),
      Buffer.from([1, ...junk]),
      bytes.subarray(place),
    ])
  },
  'other data': ({ random, contract }) =>
    sent(pick(random, [null, 'text', 42, true, contract.isList ? {} : []])),
  'no data': ({ random }) => pick(random, ['{}', '{"errors":[]}', '{"meta":{}}', 'null', '""']),
  'list or record': ({ contract, rows }) => sent(contract.isList ? (rows[0] ?? {}) : rows),
  deep: () => `{"data":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
} satisfies Record<string, Operator>

/** Operators for an answer that has rows. */
export const onRows = {
  'row replaced': (given) =>
    withRow(given, () => pick(given.random, given.contract.isList ? [null, 'x', [], 7] : ['x', 7])),
  'row emptied': (given) => withRow(given, () => ({})),
  'key removed': (given) =>
    withRow(given, (row) => without(row, pick(given.random, given.contract.required))),
  'wrong type': (given) =>
    withRow(given, (row) => ({
      ...row,
      [pick(given.random, given.contract.plain)]: pick<unknown>(given.random, [
        true,
        [],
        {},
        [1],
        { a: 1 },
      ]),
    })),
  'number as text': (given) =>
    withRow(given, (row) => {
      const name = pick(given.random, given.contract.required)
      return { ...row, [name]: typeof row[name] === 'number' ? String(row[name]) : 42 }
    }),
  'deep field': (given) =>
    withRow(given, (row) => ({ ...row, [pick(given.random, given.contract.plain)]: DEEP })).replace(
      `"${DEEP}"`,
      '['.repeat(DEPTH) + ']'.repeat(DEPTH),
    ),
} satisfies Record<string, Operator>
