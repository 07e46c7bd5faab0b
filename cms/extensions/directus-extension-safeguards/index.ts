import { collections } from '../../model/index.ts'
import { refusal } from '../../refusal.ts'
import type { Database, Row } from './database.ts'
import { findUse } from './file-uses.ts'
import { endsBeforeItBegins } from './schedule.ts'
import { releaseContent } from './users.ts'

type Meta = { keys?: unknown[] }
type Context = { database: Database; accountability?: { admin?: boolean } | null }
type Register = {
  filter: <Payload>(
    event: string,
    handler: (payload: Payload, meta: Meta, context: Context) => Promise<void> | void,
  ) => void
}

const TIMES = ['publish_from', 'publish_until'] as const
const WRONG_ORDER = '“Publish until” must be later than “Publish from”; correct one of them.'

/** Refuses edits that would lose content without a word, by whatever API they come. */
export default function register({ filter }: Register): void {
  filter<string[]>('files.delete', async (ids, _meta, { database, accountability }) => {
    // Directus refuses everybody else after this, without a word about drafts.
    if (accountability && accountability.admin !== true) return
    const use = await findUse(database, ids)
    if (use) throw refusal(`This file is on the ${use}. Remove it there first.`)
  })
  filter<unknown[]>('users.delete', (users, _meta, { database }) => releaseContent(database, users))
  for (const { collection } of collections.filter(isScheduled)) {
    filter<Row>(`${collection}.items.create`, (row) => {
      if (endsBeforeItBegins(row)) throw refusal(WRONG_ORDER)
    })
    filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, { database }) => {
      if (!TIMES.some((field) => field in changes)) return
      const rows = await database(collection)
        .select(...TIMES)
        .whereIn('id', keys)
      if (rows.some((row) => endsBeforeItBegins({ ...row, ...changes }))) throw refusal(WRONG_ORDER)
    })
  }
}

const isScheduled = ({ fields }: (typeof collections)[number]) =>
  TIMES.every((name) => fields.some(({ field }) => field === name))
