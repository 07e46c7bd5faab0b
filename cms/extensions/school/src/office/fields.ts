import { neutralise } from 'school-schema/neutralise'
import { collections } from 'school-schema/model'
import { initialFigures } from 'school-schema/school-figures'
import { forbidden, timeOf, type Person, type Row } from '../shared.ts'

/**
 * Rejects changes of the read-only fields of an enquiry, by every API: the times, the signs of
 * spam, and the privacy notice. Administrators may correct them.
 */
export function refuseReadOnly(
  collection: string,
  changes: object,
  person: Person | null | undefined,
): void {
  // Directus's own changes have no user.
  if (!person || person.admin === true) return
  const writable = writableFields(collection)
  if (Object.keys(changes).every((field) => writable.includes(field))) return
  throw forbidden('The times of an enquiry and the remarks of the website cannot be changed.')
}

const HOUR_MS = 3_600_000

/**
 * An enquiry that the office enters: it is received now, and the promise of the website applies.
 * `replyHours` is null if the website promises no time.
 */
export function enteredByOffice(
  collection: string,
  enquiry: Row,
  person: Person | null | undefined,
  now: Date,
  replyHours: number | null,
): Row {
  // The website's own account sends the times.
  if (person?.app !== true || person.admin === true) return enquiry
  refuseReadOnly(collection, enquiry, person)
  const hours = replyHours ?? initialFigures.reply_hours
  return { ...enquiry, received_at: now, reply_by: new Date(now.getTime() + hours * HOUR_MS) }
}

/** The fields that the form of a collection in the Studio lets users edit. */
export function writableFields(collection: string): string[] {
  const writable = columnsOf(collection).filter(({ meta }) => meta['readonly'] !== true)
  return writable.map(({ field }) => field)
}

const columnsOf = (collection: string) =>
  (collections.find((each) => each.collection === collection)?.fields ?? []).filter(
    ({ schema }) => schema !== null,
  )

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

/** The columns of an enquiry that an export reads, whatever the list shows. */
export const exportColumns = (collection: string): string[] => [
  'id',
  ...shownFields(collection).map(({ field }) => field),
]

/** A row for a spreadsheet: readable headings, Indian time, comments, and texts that are safe to open. */
export function exportRow(
  collection: string,
  row: Row,
  comments: readonly Comment[],
): Record<string, Cell> {
  const cells = shownFields(collection).map((field): [string, Cell] => [
    headingOf(field.field, field.type),
    cellOf(row[field.field], field.type, choicesOf(field.meta)),
  ])
  const lines = comments
    .filter(({ item }) => item === row['id'])
    .map(({ time, text }) => `${indianTime(time)}: ${text}`)
  return Object.fromEntries(
    [...cells, ['Comments', lines.join('\n')] as const].map(([heading, cell]) => [
      heading,
      typeof cell === 'string' ? neutralise(cell) : cell,
    ]),
  )
}

const shownFields = (collection: string) =>
  columnsOf(collection).filter(({ field, meta }) => meta['hidden'] !== true || field === 'overdue')

function headingOf(field: string, type: string): string {
  if (field === 'whatsapp') return 'WhatsApp'
  const words = field.replaceAll('_', ' ')
  const heading = words.charAt(0).toUpperCase() + words.slice(1)
  return type === 'timestamp' ? `${heading} (Indian time)` : heading
}

function cellOf(value: unknown, type: string, choices: ReadonlyMap<unknown, string>): Cell {
  if (value === null || value === undefined) return ''
  if (type === 'timestamp') return indianTime(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value
  return choices.get(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

// 2026-11-23 02:13, which every spreadsheet parses and sorts as a time.
function indianTime(value: unknown): string {
  const time = timeOf(value)
  return Number.isNaN(time) ? '' : inIndia.format(time)
}

function choicesOf(meta: Record<string, unknown>): ReadonlyMap<unknown, string> {
  const options = meta['options'] as { choices?: { value: unknown; text: string }[] } | undefined
  return new Map((options?.choices ?? []).map(({ value, text }) => [value, text]))
}
