import fc from 'fast-check'
import { sampleRows } from 'school-schema/sample/sample'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import type { SafeHtml } from '../html/html.ts'
import { sources } from '../../sync/sources.ts'
import { type AnySource, parseResponse } from './source.ts'
import { storeContent, selectView } from './store.ts'
import { english } from '../../messages/messages.ts'

const MEGABYTE = 1_000_000

const nested = (open: string, levels: number) => open.repeat(levels)

/** HTML that is deep, wide or long, up to the payload limit of the CMS. */
const markup = fc
  .tuple(
    fc.constantFrom('<b>', '<div>', '<blockquote>', '<ul><li>', '<table><tr><td>', '<svg>', '<a>x'),
    fc.constantFrom(33, 800, 3_000, 30_000),
  )
  .map(([open, levels]) => nested(open, Math.min(levels, MEGABYTE / open.length)))

const strange = fc.constantFrom(
  '\ud800',
  'a\udfff b',
  '\0',
  '\u202eabc\u202c',
  'e\u0301'.repeat(500),
  '𠮷👩‍👩‍👧‍👦',
  '\ufeff',
  '2026-13-45',
  'NaN',
  '-0',
  '1e999',
  '',
  ' ',
  '0x1F',
  '&lt;b&gt;',
  ']]>',
  'x'.repeat(MEGABYTE),
  nested('[', 100_000),
  nested('{"a":', 100_000),
  '//evil.example',
  '/assets/../x',
)

const deep = fc
  .constantFrom(40, 1_000, 100_000)
  .map((levels): unknown => JSON.parse(nested('[', levels) + nested(']', levels)))

/** Values of any type in a JSON response. */
const answeredValues = fc.oneof(
  markup,
  strange,
  deep,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.integer()),
  fc.object(),
)

const lists = sources.filter(({ row }) => row !== undefined)

/** Columns with a file, which the CMS answers as a row. */
const FILES = ['file', 'image', 'photo', 'picture', 'images']

/** A valid row of each list: the first of the sample, with null in its other columns. */
function goodRow({ key, query }: AnySource): object {
  if (key === 'redirects') return { old_address: '/about.php', new_address: '/AboutUs' }
  const columns = query.fields?.map((field) => field.split('.')[0] ?? '') ?? []
  const empty = Object.fromEntries(columns.map((column) => [column, null]))
  const [sample = {}] = sampleRows(query.collection, '2026-11-24')
  const values = Object.entries(sample).filter(([column]) => !FILES.includes(column))
  const { id: _, ...row } = { ...empty, ...Object.fromEntries(values) }
  return { ...row, date_created: '2026-11-16T04:00:00.000Z' }
}

/** For each list. Each run of the tests has other ones. */
const ROWS = 40

const WHICH: Record<string, string> = {
  one: '1',
  first: '5',
  named: 'curriculum',
  of: 'house',
  archive: '2026',
}

function htmlOf(row: unknown): SafeHtml[] {
  const { description, content } = row as { description?: unknown; content?: unknown }
  const isHtml = (value: unknown): value is SafeHtml =>
    typeof value === 'object' && value !== null && 'root' in value
  return [description, content].filter(isHtml)
}

test.each(lists.map((source) => [source.key, source] as const))(
  'whatever a field of one row of %s contains, the other rows are updated and every view works',
  (_key, source) => {
    const good = goodRow(source)
    expect(Object.keys(good).length).toBeGreaterThan(1)
    const fields = fc.constantFrom(...Object.keys(good))
    fc.assert(
      fc.property(fields, answeredValues, fc.nat(), (field, value, change) => {
        const two = [1, 2].map((id) => ({ id, ...good }))
        const first = parseResponse(source, two, new Map())
        expect(first.rejected).toEqual([])
        const other = { id: 2, ...good, date_updated: new Date(change * 1_000).toISOString() }
        const bad = { id: 1, ...good, [field]: value }
        const parsed = parseResponse(source, [bad, other], first.rows)
        expect(parsed.rows.get('2')?.text).toBe(JSON.stringify(other))
        const isAside = parsed.rejected.length === 1
        if (isAside) expect(parsed.rows.get('1')).toBe(first.rows.get('1'))
        storeContent(source, parsed.digest, parsed.answer, parsed)
        for (const name of Object.keys(source.views(parsed.answer, new Date()))) {
          expect(() => selectView(source, name, WHICH[name])).not.toThrow()
        }
        for (const html of (parsed.answer as unknown[]).flatMap(htmlOf)) {
          renderToStaticMarkup(<RichText locale={english} html={html} />)
        }
        // The snapshot can be read by the next process.
        const snapshot = [...parsed.rows.values()].map(({ text }) => JSON.parse(text) as unknown)
        expect(parseResponse(source, snapshot, new Map()).rejected).toEqual([])
      }),
      { numRuns: ROWS },
    )
  },
  300_000,
)
