import fc from 'fast-check'
import type { PageForm } from '../enquiries/forms.ts'
import { changing, readGrammar } from './grammar.ts'

/** A post as bytes. */
export type Post = { isByScript: boolean; contentType: string; body: Buffer }

type Part = { head: string; value: string }
type Draft = { boundary: string; contentType: string; parts: Part[]; before: string; end: string }

/** What no log may contain. */
export const CANARY = 'canary-7f3a91'

const STATE = '{"status":"idle","values":{},"errors":[],"message":null}'
const NESTED = '['.repeat(9_000) + ']'.repeat(9_000)

const { template, text } = readGrammar('posts', { nested: fc.constant(NESTED) })
const number = fc.nat()
const headOf = (name: string) => `Content-Disposition: form-data; name="${name}"`
const nameOf = (part: Part) => /name="([^"]*)"/.exec(part.head)?.[1] ?? '0'
const partAt = ({ parts }: Draft, at: number): Part =>
  parts[at % parts.length] ?? { head: '', value: '' }
const insertAt = ({ parts }: Draft, at: number, part: Part) =>
  void parts.splice(at % (parts.length + 1), 0, part)

/** Errors and attacks; parsers disagree about most of the results. */
const change = fc.oneof(
  {
    weight: 2,
    arbitrary: changing(
      [number, fc.oneof(text('text'), text('root'))],
      (draft: Draft, at, value) => {
        partAt(draft, at).value = value
      },
    ),
  },
  changing([number, number], (draft: Draft, at, to) =>
    insertAt(draft, to, { ...partAt(draft, at) }),
  ),
  changing([number, text('name'), text('root')], (draft: Draft, at, name, value) =>
    insertAt(draft, at, { head: headOf(name), value }),
  ),
  changing([number, template('head')], (draft: Draft, at, write) => {
    const part = partAt(draft, at)
    part.head = write({ 'part-name': nameOf(part) })
  }),
  changing([number], ({ parts }: Draft, at) => {
    parts.splice(at % Math.max(1, parts.length), 1)
  }),
  changing([number, template('stray')], (draft: Draft, at, write) => {
    partAt(draft, at).value += write({ boundary: draft.boundary })
  }),
  changing([template('content-type')], (draft: Draft, write) => {
    draft.contentType = write({ boundary: draft.boundary })
  }),
  changing([text('before')], (draft: Draft, before) => void Object.assign(draft, { before })),
  changing([text('end')], (draft: Draft, end) => void Object.assign(draft, { end })),
)

/** Replaces or inserts one byte. */
const byteChange = changing(
  [number, fc.nat(255), fc.nat(1)],
  (body: Buffer, where, byte, removed) => {
    const at = where % body.length
    return Buffer.concat([body.subarray(0, at), Buffer.from([byte]), body.subarray(at + removed)])
  },
)

/** A post of the form, filled in and then changed up to three times. */
export function postOf({ hidden }: PageForm): fc.Arbitrary<Post> {
  const actions = hidden.filter(([name]) => name.startsWith('$ACTION'))
  return fc
    .record({
      isByScript: fc.boolean(),
      age: text('text'),
      id: fc.integer({ min: 36 ** 9, max: 36 ** 10 }).map((id) => id.toString(36)),
      changes: fc.array(change, { maxLength: 3 }),
      corrupt: fc.oneof(
        { weight: 4, arbitrary: fc.constant((body: Buffer) => body) },
        { weight: 1, arbitrary: byteChange },
      ),
    })
    .map(({ isByScript, age, id, changes, corrupt }) => {
      const typed = { student_name: CANARY.slice(0, 3), age, address: CANARY }
      const values = Object.entries({ form: '', homepage: '', ...typed })
      const entries = isByScript
        ? [...values.map(([name, value]) => [`_1_${name}`, value]), ['0', `[${STATE},"$K1"]`]]
        : [...actions, ...values]
      const boundary = `----WebKitFormBoundaryxxxxxx${id}`
      const draft: Draft = {
        ...{ boundary, before: '', end: '--\r\n' },
        contentType: `multipart/form-data; boundary=${boundary}`,
        parts: entries.map(([name = '', value = '']) => ({ head: headOf(name), value })),
      }
      for (const apply of changes) apply(draft)
      return { isByScript, contentType: draft.contentType, body: corrupt(write(draft)) }
    })
}

function write({ boundary, parts, before, end }: Draft): Buffer {
  const written = parts.map(({ head, value }) => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`)
  return Buffer.from(`${before}${written.join('')}--${boundary}${end}`)
}
