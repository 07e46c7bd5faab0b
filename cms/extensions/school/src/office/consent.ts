import { isDeepStrictEqual } from 'node:util'
import { GRIEVANCE_DAYS, purposes } from 'school-schema/enquiry/consent'
import { dayAfter, schoolDay } from 'school-schema/day'
import { failedValidation, forbidden, rowsIn, type Row } from '../shared.ts'

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
