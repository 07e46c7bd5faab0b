import { openDatabase } from '../../testing/database.ts'

/** Opens a database with the answers to forms, and no answer. */
export async function openAnswers() {
  const database = await openDatabase()
  await database.raw(
    `CREATE TABLE form_answer (id PRIMARY KEY, form, summary, form_page, place, contact, stage DEFAULT 'new',
     confidential DEFAULT 0, notes, suspected, about, useful, not_useful, received_at)`,
  )
  await database.raw(
    'CREATE TABLE pages (id INTEGER PRIMARY KEY, page_name, kind, form_fields, form_full)',
  )
  return database
}
