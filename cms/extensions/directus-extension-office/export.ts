import { neutralise } from '../../../lib/feeds/neutralise.ts'
import { collections } from '../../model/index.ts'
import type { Row } from '../shared.ts'

/** A comment on an enquiry. */
export type Comment = { item: string; time: unknown; text: string }

type Cell = string | number

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** Whether a query reads rows for a CSV file. */
export function isExport(query: Row | undefined): boolean {
  const format = query?.['export']
  return (
    typeof format === 'string' && format.startsWith('csv') && query?.['aggregate'] === undefined
  )
}

/** The columns of an enquiry that an export reads, whatever a list shows. */
export const exportColumns = (collection: string): string[] => [
  'id',
  ...fieldsOf(collection).map(({ field }) => field),
]

/**
 * A row for a spreadsheet: readable headings, Indian time, comments included, and every text made safe
 * to open.
 */
export function exportRow(
  collection: string,
  row: Row,
  comments: readonly Comment[],
): Record<string, Cell> {
  const cells = fieldsOf(collection).map((field): [string, Cell] => [
    headingOf(field.field, field.type),
    cellOf(row[field.field], field.type, choicesOf(field.meta)),
  ])
  const lines = comments
    .filter(({ item }) => item === row['id'])
    .map(({ time, text }) => `${timeOf(time)}: ${text}`)
  return Object.fromEntries(
    [...cells, ['Comments', lines.join('\n')] as const].map(([heading, cell]) => [
      heading,
      typeof cell === 'string' ? neutralise(cell) : cell,
    ]),
  )
}

const fieldsOf = (collection: string) =>
  (collections.find((each) => each.collection === collection)?.fields ?? []).filter(
    ({ field, schema, meta }) =>
      schema !== null && (meta['hidden'] !== true || field === 'overdue'),
  )

function headingOf(field: string, type: string): string {
  if (field === 'whatsapp') return 'WhatsApp'
  const words = field.replaceAll('_', ' ')
  const heading = words.charAt(0).toUpperCase() + words.slice(1)
  return type === 'timestamp' ? `${heading} (Indian time)` : heading
}

function cellOf(value: unknown, type: string, choices: ReadonlyMap<unknown, string>): Cell {
  if (value === null || value === undefined) return ''
  if (type === 'timestamp') return timeOf(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value
  return choices.get(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

// 2026-11-23 02:13: every spreadsheet reads and sorts it as a time.
function timeOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return ''
  return inIndia.format(new Date(value))
}

function choicesOf(meta: Record<string, unknown>): ReadonlyMap<unknown, string> {
  const options = meta['options'] as { choices?: { value: unknown; text: string }[] } | undefined
  return new Map((options?.choices ?? []).map(({ value, text }) => [value, text]))
}
