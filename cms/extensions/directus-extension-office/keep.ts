import type { Database, Row } from './database.ts'
import { figuresOf, WINDOW_MS, type Figures } from './figures.ts'

export const ENQUIRIES = ['admission_form', 'admission']
const FIGURES = 'office_figures'

/**
 * Brings what follows from the enquiries to what it should be, whatever it was: each statement
 * names the rows that are wrong. Does nothing on a database that is not set up yet.
 */
export async function keepInbox(database: Database, now: Date): Promise<void> {
  if (!(await database.schema.hasTable(FIGURES))) return
  for (const collection of ENQUIRIES) {
    await keepTimes(database, collection, now)
    await keepOverdue(database, collection, now)
  }
  const since = new Date(now.getTime() - WINDOW_MS)
  const enquiries = await Promise.all(ENQUIRIES.map((each) => relevant(database, each, since)))
  await keepFigures(database, figuresOf(enquiries.flat(), now))
}

async function keepTimes(database: Database, collection: string, now: Date): Promise<void> {
  // Those that came before the site sent the time.
  await database(collection)
    .whereNull('received_at')
    .update({ received_at: database.ref('date_created') })
  await database(collection)
    .where('stage', '<>', 'new')
    .whereNull('first_contact_at')
    .update({ first_contact_at: now })
}

async function keepOverdue(database: Database, collection: string, now: Date): Promise<void> {
  await database(collection)
    .where('overdue', '=', false)
    .where('stage', '=', 'new')
    .where('reply_by', '<', now)
    .update({ overdue: true })
  await database(collection)
    .where('overdue', '=', true)
    .where('stage', '<>', 'new')
    .update({ overdue: false })
  // Somebody has moved the time.
  await database(collection)
    .where('overdue', '=', true)
    .where('reply_by', '>=', now)
    .update({ overdue: false })
}

function relevant(database: Database, collection: string, since: Date): PromiseLike<Row[]> {
  return database(collection)
    .where('stage', '=', 'new')
    .orWhere('received_at', '>=', since)
    .select('stage', 'received_at', 'reply_by', 'first_contact_at', 'suspected')
}

async function keepFigures(database: Database, figures: Figures): Promise<void> {
  const [row] = await database(FIGURES).where('id', '=', 1).select('*')
  if (!row) {
    await database(FIGURES).insert({ id: 1, ...figures })
    return
  }
  if (Object.entries(figures).every(([key, value]) => row[key] === value)) return
  await database(FIGURES).where('id', '=', 1).update(figures)
}
