import { collections } from '../../model/index.ts'
import type { Row } from './database.ts'

/** A line that somebody wrote below an enquiry. */
export type Comment = { item: string; time: unknown; text: string }

type Cell = string | number

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The columns of an enquiry that an export reads, whatever a list shows. */
export const exportColumns = (collection: string): string[] => ['id', ...shown(collection)]

/** A row as the office reads it in a spreadsheet: words for headings, Indian time, comments included. */
export function readableRow(
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
  return { ...Object.fromEntries(cells), Comments: lines.join('\n') }
}

const fieldsOf = (collection: string) =>
  (collections.find((each) => each.collection === collection)?.fields ?? []).filter(
    ({ field, schema, meta }) =>
      schema !== null && (meta['hidden'] !== true || field === 'overdue'),
  )

const shown = (collection: string) => fieldsOf(collection).map(({ field }) => field)

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
