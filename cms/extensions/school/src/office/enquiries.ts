import { fieldLabel } from 'school-schema/fields/fields'
import { neutralise } from 'school-schema/values/csv'
import { collections } from 'school-schema/collections'
import { initialFigures } from 'school-schema/school/school-figures'
import {
  forbidden,
  isLimited,
  timeOf,
  type Person,
  type Row,
  failedValidation,
  rowsIn,
} from '../shared.ts'
import { isDeepStrictEqual } from 'node:util'
import { GRIEVANCE_DAYS, purposes } from 'school-schema/enquiry/consent'
import { dayAfter, schoolDay } from 'school-schema/day'
import { HOUR_MS } from 'school-schema/values/durations'

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
  if (!isLimited(person)) return
  const writable = writableFields(collection)
  if (Object.keys(changes).every((field) => writable.includes(field))) return
  throw forbidden('The times of an enquiry and the remarks of the website cannot be changed.')
}

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
  // The website's own account sends the times, and so does an administrator who restores a row.
  if (person?.app !== true || person.admin === true)
    return { ...enquiry, received_at: enquiry['received_at'] ?? now }
  refuseReadOnly(collection, enquiry, person)
  const hours = replyHours ?? initialFigures.reply_hours
  return { ...enquiry, received_at: now, reply_by: new Date(now.getTime() + hours * HOUR_MS) }
}

export function writableFields(collection: string): string[] {
  const writable = columnsOf(collection).filter(({ meta }) => meta['readonly'] !== true)
  return writable.map(({ field }) => field)
}

const columnsOf = (collection: string) =>
  (collections.find((each) => each.collection === collection)?.fields ?? []).filter(
    ({ schema }) => schema !== null,
  )

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const TIMES = ['received_at', 'reply_by', 'date_created', 'date_updated']

/** A row for a spreadsheet: readable headings, Indian time, and texts that are safe to open. */
export const exportRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) =>
      TIMES.includes(field)
        ? [`${fieldLabel(field)} (Indian time)`, indianTime(value)]
        : [fieldLabel(field), cellOf(value)],
    ),
  )

/** A list in one cell, as it has texts of its own. */
function cellOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'string' ? neutralise(value) : value
}

// 2026-11-23 02:13, which every spreadsheet parses and sorts as a time.
function indianTime(value: unknown): string {
  const time = timeOf(value)
  return Number.isNaN(time) ? '' : inIndia.format(time)
}

const EVENTS = ['agreed', 'withdrawn']

/** For what the last entries permit to contact the family. */
export function mayContact(entries: readonly Row[]): 'none' | 'answer' | 'reminders' {
  const last = (purpose: string) =>
    entries.findLast((each) => each['purpose'] === purpose)?.['event']
  if (last('enquiry') === 'withdrawn') return 'none'
  return last('reminders') === 'agreed' ? 'reminders' : 'answer'
}

/**
 * The record with the entries that were added to it at `now`. Throws if an entry of one of the
 * `records` is changed or left out, and if an entry says nothing.
 */
export function withAdded(
  collection: string,
  records: readonly unknown[],
  given: unknown,
  now: Date,
): Row[] {
  const entries = rowsIn(given)
  const [before = [], ...others] = records.map(rowsIn)
  const isAddition = isDeepStrictEqual(entries.slice(0, before.length), before)
  if (!isAddition || others.some((other) => !isDeepStrictEqual(other, before)))
    throw forbidden(
      'The entries of a consent stay as they are; add one to the record of each enquiry.',
    )
  const added = entries.slice(before.length).map(({ purpose, event }): Row => {
    if (!Object.keys(purposes).includes(String(purpose)) || !EVENTS.includes(String(event)))
      throw failedValidation(collection, 'consent', 'Choose a purpose and what the family said.')
    return { purpose, event, at: now.toISOString() }
  })
  return [...before, ...added]
}

/** The last day for the answer to a parent's request, which a change of the request sets. */
export function requestChanges({ request }: Row, now: Date): Row {
  if (request === undefined) return {}
  return { request_by: request === null ? null : dayAfter(schoolDay(now), GRIEVANCE_DAYS) }
}
