import { PLACE_TAKEN } from 'school-schema/forms/form-columns'
import { lockCreation } from '../privacy/index.ts'
import { directusError, type Database, type Row } from '../shared.ts'

/**
 * The row of an answer with a place of its time. Its sender waits for the answer of the first attempt and can
 * choose another time; a later attempt is stored without a place, with a note for the office.
 * Runs in the transaction that stores the row.
 */
export async function takePlace(database: Database, sent: Row): Promise<Row> {
  const { places, late, ...row } = sent
  const { id, form_page, place } = row
  if (typeof place !== 'string' || typeof places !== 'number') return row
  await lockCreation(database)
  const others = await database('form_answer')
    .where({ form_page, place })
    .whereNot({ stage: 'closed' })
    .whereNot({ id })
    .select('id')
  if (others.length < places) return row
  if (late !== true) throw directusError(`All places of “${place}” are taken.`, PLACE_TAKEN, 409)
  const notes = `All places of “${place}” were taken when this arrived. Offer the family another time.`
  return { ...row, place: null, notes }
}
