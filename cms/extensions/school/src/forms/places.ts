import { FULL_TIMES, PLACE_TAKEN, slotsOf } from 'school-schema/forms/questions'
import { contactOf } from 'school-schema/values/typed-text'
import { lockCreation } from '../privacy/index.ts'
import { directusError, rowsIn, type Database, type Row } from '../shared.ts'

/** The answers to a form that have a place; those of a robot leave it to families. */
const takenOf = (database: Database, form_page: unknown) =>
  database('form_answer')
    .where({ form_page })
    .whereNot({ stage: 'closed' })
    .whereNotNull('place')
    .whereNull('suspected')

const keyOf = ({ contact }: Row) => (typeof contact === 'string' ? contactOf(contact) : '')

/**
 * The row of an answer with a place of its time. One contact has one place of a time, however often it sends the form:
 * a further answer is stored without one, with a note for the office. Its sender waits for the answer of the first attempt and can
 * choose another time; a later attempt is stored without a place, with a note for the office.
 * Runs in the transaction that stores the row.
 */
export async function takePlace(database: Database, sent: Row): Promise<Row> {
  const { places, late, ...row } = sent
  const { id, form_page, place } = row
  if (typeof place !== 'string' || typeof places !== 'number') return row
  await lockCreation(database)
  const others = await takenOf(database, form_page)
    .where({ place })
    .whereNot({ id })
    .select('contact')
  const own = keyOf(row)
  if (own !== '' && others.some((other) => keyOf(other) === own)) {
    const notes = `An earlier answer with the same contact has a place of “${place}”, which counts for both. Ask the family if they need two.`
    return { ...row, place: null, notes }
  }
  if (others.length < places) return row
  if (late !== true) throw directusError(`All places of “${place}” are taken.`, PLACE_TAKEN, 409)
  const notes = `All places of “${place}” were taken when this arrived. Offer the family another time.`
  return { ...row, place: null, notes }
}

/**
 * Writes the times that are full into the pages with forms, where the website reads them. Compares states, so that an
 * answer that was stored while this did not run is counted by the next.
 */
export async function markFull(database: Database): Promise<void> {
  const pages = await database('pages')
    .where({ kind: 'form' })
    .select('id', 'page_name', 'form_fields', FULL_TIMES)
  for (const { id, page_name, form_fields, [FULL_TIMES]: before } of pages) {
    const slots = slotsOf(rowsIn(form_fields))
    if (slots.length === 0 && before === null) continue
    const taken = await takenOf(database, page_name).select('place')
    const isFull = ({ text, places }: (typeof slots)[number]) =>
      taken.filter(({ place }) => place === text).length >= places
    const full = slots.filter(isFull).map(({ text }) => text)
    const now = full.length > 0 ? JSON.stringify(full) : null
    const was = typeof before === 'string' || before === null ? before : JSON.stringify(before)
    if (now !== was)
      await database('pages')
        .where({ id })
        .update({ [FULL_TIMES]: now })
  }
}
