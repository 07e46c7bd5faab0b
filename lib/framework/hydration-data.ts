// Next.js sends a page twice: as HTML, and as the data from which the browser hydrates it, in rows that refer to one another.
// What has no client component in it needs no content there: React hydrates an element with `dangerouslySetInnerHTML`
// without reading what is in it.

import { attempt } from '../server/attempt.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Props = Record<string, Json>
type Element = ['$', type: string, key: Json, props: Props]

type Row = { id: string; source: string; kind: 'model' | 'import' | 'text' | 'other'; model?: Json }
type Rows = ReadonlyMap<string, Row>

/** React moves these to the head of the page, and scripts that are `async`. */
const HEAD = new Set(['title', 'meta', 'link'])
/** Components of Next.js that show nothing but their children. */
const WRAPPER = /"(?:Metadata|Viewport|Outlet)Boundary"/
const FRAGMENT = '$Sreact.fragment'
const IN_PAGE: Props = { dangerouslySetInnerHTML: { __html: '' } }

const parse = (text: string) => JSON.parse(text) as Json

const isElement = (value: Json): value is Element =>
  Array.isArray(value) && value[0] === '$' && value.length === 4 && typeof value[1] === 'string'

const listParts = (value: Json | undefined): Json[] =>
  value !== null && typeof value === 'object' ? Object.values(value) : []

/** The id of the row that a string refers to. */
const referenceOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? /^\$[L@QWKBhi]?([\da-f]+)(?::|$)/.exec(value)?.[1] : undefined

/** A row by what follows its id; null if it is of an unknown kind. */
function readRow(id: string, source: string, content: string): Row | null {
  if (/^["[{\d\-ntf]/.test(content)) return { id, source, kind: 'model', model: parse(content) }
  if (/^I/.test(content)) return { id, source, kind: 'import', model: parse(content.slice(1)) }
  // What is loaded is in the page.
  if (content.startsWith('H')) return { id, source: '', kind: 'other' }
  // The begin and end of a stream.
  return /^[XxC]/.test(content) ? { id, source, kind: 'other' } : null
}

/** The rows of the data; null if one of them is of an unknown kind. Throws if one is not JSON. */
function readRows(data: string): Row[] | null {
  const bytes = Buffer.from(data)
  const rows: Row[] = []
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    const head = /^([\da-f]*):(?:T([\da-f]+),)?/.exec(bytes.toString('latin1', start, start + 40))
    if (!head) return null
    const [{ length }, id = '', textLength] = head
    end = textLength
      ? start + length + Number.parseInt(textLength, 16)
      : bytes.indexOf('\n', start) + 1
    if (end <= start) return null
    const source = bytes.toString('utf8', start, end)
    const row: Row | null = textLength
      ? { id, source, kind: 'text' }
      : readRow(id, source, source.slice(length))
    if (!row) return null
    rows.push(row)
  }
  return rows
}

/** Adds the ids of all rows that a value needs. */
function collect(rows: Rows, value: Json | undefined, needed: Set<string>): Set<string> {
  const id = referenceOf(value)
  if (id === undefined) for (const part of listParts(value)) collect(rows, part, needed)
  else if (!needed.has(id)) collect(rows, rows.get(id)?.model, needed.add(id))
  return needed
}

/** Whether this is an element of a client component; types that are symbols are fragments and the like. */
function isClientElement(rows: Rows, [, type]: Element): boolean {
  if (!type.startsWith('$')) return false
  const needed = [...collect(rows, type, new Set())].map((id) => rows.get(id))
  return (
    needed.some((row) => row?.kind === 'import') &&
    !needed.some((row) => row && WRAPPER.test(row.source))
  )
}

/** Whether a value is text and HTML elements only. */
function isStatic(rows: Rows, value: Json | undefined): boolean {
  if (typeof value === 'string') {
    if (!value.startsWith('$') || value.startsWith('$$') || value === '$undefined') return true
    const row = /^\$L?[\da-f]+$/.test(value) ? rows.get(referenceOf(value) ?? '') : undefined
    return row?.kind === 'text' || (row?.kind === 'model' && isStatic(rows, row.model))
  }
  if (isElement(value ?? null)) {
    const [, type, , props] = value as Element
    const isHost = !type.startsWith('$') && !HEAD.has(type)
    return (
      (isHost || rows.get(referenceOf(type) ?? '')?.model === FRAGMENT) && isStatic(rows, props)
    )
  }
  return listParts(value).every((part) => isStatic(rows, part))
}

/** Adds the rows that client components get: what they show may not be in the page. */
function collectGiven(
  rows: Rows,
  value: Json | undefined,
  given: Set<string>,
  seen: Set<string>,
): void {
  const id = referenceOf(value)
  if (id !== undefined) {
    if (!seen.has(id)) collectGiven(rows, rows.get(id)?.model, given, seen.add(id))
  } else if (value && isElement(value) && isClientElement(rows, value))
    collect(rows, value[3], given)
  else for (const part of listParts(value)) collectGiven(rows, part, given, seen)
}

/** An element of the page without what the browser does not need. */
function pruneElement(rows: Rows, element: Element): Json {
  const [mark, type, key, props] = element
  if (HEAD.has(type) || (type === 'script' && props.async)) return null
  if (isClientElement(rows, element)) {
    if (!('parallelRouterKey' in props)) return element
    // Its screen for a page that does not exist is another document here.
    const given = Object.entries(props).filter(
      ([name, it]) => name !== 'notFound' && it !== '$undefined',
    )
    return [mark, type, key, Object.fromEntries(given)]
  }
  const { children, ...own } = props
  const isOwnStatic = isStatic(rows, own)
  const hasContent = children !== undefined || own.dangerouslySetInnerHTML !== undefined
  const isHost = !type.startsWith('$') && type !== 'html' && type !== 'body'
  if (isHost && isOwnStatic && isStatic(rows, children))
    return hasContent ? [mark, type, null, IN_PAGE] : element
  const pruned = { ...(isHost && isOwnStatic ? {} : own), children: prune(rows, children ?? null) }
  return [mark, type, isHost ? null : key, pruned]
}

function prune(rows: Rows, value: Json): Json {
  if (isElement(value)) return pruneElement(rows, value)
  if (Array.isArray(value)) return value.map((part) => prune(rows, part))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, prune(rows, part)]))
}

/** The data without the content that is in the page already; unchanged if it has rows of an unknown kind. */
export function pruneHydrationData(data: string): string {
  const list = attempt(() => readRows(data))
  if (!list) return data
  const rows = new Map(list.map((row) => [row.id, row]))
  const [given, shown] = [new Set<string>(), new Set<string>()]
  collectGiven(rows, '$0', given, shown)
  const pruned = list.map((row): Row => {
    if (row.kind !== 'model' || !shown.has(row.id) || given.has(row.id)) return row
    const model = prune(rows, row.model ?? null)
    return { ...row, model, source: `${row.id}:${JSON.stringify(model)}\n` }
  })
  const needed = collect(new Map(pruned.map((row) => [row.id, row])), '$0', new Set())
  return pruned
    .filter(({ id, kind }) => kind === 'other' || needed.has(id))
    .map(({ source }) => source)
    .join('')
}
