import { isDeepStrictEqual } from 'node:util'
import { CONFIRMED } from 'school-schema/subscribers'
import { forbidden, type Person, type Row } from '../shared.ts'
import { isWebsite } from '../website-questions.ts'

const KEPT = ['limit', 'offset', 'page', 'meta', 'filter', 'aggregate']
const isSet = (value: unknown) => Object.keys(Object(value) as object).length > 0

/** Whether a query only counts rows. */
const isCount = (aggregate: unknown) =>
  Object.keys(Object(aggregate) as object).every((name) => name === 'count')

/**
 * Limits a query of subscribers to their number and ids, also for administrators: what filters, sorts
 * or groups by an address tells it.
 */
export function countOnly(query: Row, person: Person | null | undefined): Row {
  if (isWebsite(person)) return query
  const { filter, aggregate } = query
  const isFiltered = isSet(filter) && !isDeepStrictEqual(filter, CONFIRMED)
  const others = ['search', 'group', 'having', 'alias', 'deep'].filter((name) => isSet(query[name]))
  if (isFiltered || others.length > 0 || !isCount(aggregate))
    throw forbidden('Subscribers can only be counted: nobody but the website reads the addresses.')
  const kept = Object.entries(query).filter(([name]) => KEPT.includes(name))
  return { ...Object.fromEntries(kept), ...(isSet(aggregate) ? {} : { fields: ['id'] }) }
}

/** Refuses a subscriber who has not confirmed the address on the website. */
export function refuseAdded(row: Row, person: Person | null | undefined): Row {
  if (isWebsite(person)) return row
  throw forbidden('Nobody is added by hand: each subscriber confirms the address on the website.')
}
