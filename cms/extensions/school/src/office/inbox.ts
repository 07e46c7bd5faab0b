import { ENQUIRIES } from 'school-schema/model/office'
import { timeOf, type Database, type Row } from '../shared.ts'

const FIGURES = 'office_figures'
const HOUR_MS = 3_600_000
const WINDOW_MS = 30 * 24 * HOUR_MS

type Figures = {
  waiting: number
  overdue: number
  answered: number
  median_hours: number | null
}

/**
 * Updates all columns that are derived from the enquiries: each statement selects the rows with
 * wrong values. Does nothing on a database that is not set up yet.
 */
export async function updateInbox(database: Database, now: Date): Promise<void> {
  if (!(await database.schema.hasTable(FIGURES))) return
  for (const collection of ENQUIRIES) {
    await updateTimes(database, collection, now)
    await updateOverdue(database, collection, now)
  }
  const since = new Date(now.getTime() - WINDOW_MS)
  const enquiries = await Promise.all(
    ENQUIRIES.map((collection) =>
      database(collection)
        .where('stage', '=', 'new')
        .orWhere('received_at', '>=', since)
        .select('stage', 'received_at', 'reply_by', 'first_contact_at', 'suspected'),
    ),
  )
  await saveFigures(database, figuresOf(enquiries.flat(), now))
}

async function updateTimes(database: Database, collection: string, now: Date): Promise<void> {
  // Earlier versions of the site did not send the time.
  await database(collection)
    .whereNull('received_at')
    .update({ received_at: database.ref('date_created') })
  await database(collection)
    .where('stage', '<>', 'new')
    .whereNull('first_contact_at')
    .update({ first_contact_at: now })
}

async function updateOverdue(database: Database, collection: string, now: Date): Promise<void> {
  const overdue = () => database(collection).where('overdue', '=', true)
  await database(collection)
    .where('overdue', '=', false)
    .where('stage', '=', 'new')
    .where('reply_by', '<', now)
    .where('may_contact', '<>', 'none')
    .update({ overdue: true })
  await overdue().where('stage', '<>', 'new').update({ overdue: false })
  await overdue().where('may_contact', '=', 'none').update({ overdue: false })
  // An administrator has changed the time.
  await overdue().where('reply_by', '>=', now).update({ overdue: false })
}

async function saveFigures(database: Database, figures: Figures): Promise<void> {
  const [row] = await database(FIGURES).where('id', '=', 1).select('*')
  if (!row) await database(FIGURES).insert({ id: 1, ...figures })
  else if (Object.entries(figures).some(([key, value]) => row[key] !== value))
    await database(FIGURES).where('id', '=', 1).update(figures)
}

/**
 * The figures of the dashboard. The median is that of enquiries received in the last 30 days and
 * answered, without suspected ones, as closing one is no contact with a family.
 */
export function figuresOf(enquiries: Row[], now: Date): Figures {
  const waiting = enquiries.filter(({ stage }) => stage === 'new')
  const hours = enquiries
    .filter(({ suspected }) => suspected === null || suspected === '')
    .filter(({ received_at }) => timeOf(received_at) >= now.getTime() - WINDOW_MS)
    .map(({ received_at, first_contact_at }) => timeOf(first_contact_at) - timeOf(received_at))
    .filter((ms) => ms >= 0)
    .map((ms) => ms / HOUR_MS)
  const middle = median(hours)
  return {
    waiting: waiting.length,
    overdue: waiting.filter(({ reply_by }) => timeOf(reply_by) < now.getTime()).length,
    answered: hours.length,
    median_hours: middle === null ? null : Math.round(middle * 10) / 10,
  }
}

/** The median of some numbers; null without any. */
export function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [lower, upper] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** Runs `work` on each call, and once more after calls during a run; never twice at once. */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isRequested = false

  const run = async () => {
    isRunning = true
    while (isRequested) {
      isRequested = false
      await work()
    }
    isRunning = false
  }

  return () => {
    isRequested = true
    if (!isRunning) void run()
  }
}
