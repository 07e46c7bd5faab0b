import { hash } from 'node:crypto'
import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { lockCreation } from '../privacy/index.ts'
import { rowsIn, type App, type Context, type Database, type Row } from '../shared.ts'
import { answerWebsite } from '../website-questions.ts'

const COLLECTION = 'form_answer'

/** Adds what visitors found of pages since the last count: one row for a page, and none for a visitor. */
export async function countVotes(database: Database, votes: readonly Row[]): Promise<void> {
  await database.transaction(async (within) => {
    await lockCreation(within)
    for (const { about, useful, not_useful } of votes) {
      const id = uuidOfHash(hash('sha256', `useful ${String(about)}`, 'hex'))
      const [row] = await within(COLLECTION).where({ id }).select('useful', 'not_useful')
      const sum = {
        useful: Number(row?.['useful'] ?? 0) + Number(useful),
        not_useful: Number(row?.['not_useful'] ?? 0) + Number(not_useful),
      }
      if (row) await within(COLLECTION).where({ id }).update(sum)
      else {
        const said = { form: 'Was this page useful?', summary: about, about, ...sum }
        const received_at = new Date()
        await within(COLLECTION).insert({ id, ...said, stage: 'closed', received_at })
      }
    }
  })
}

/** `POST /useful-pages` adds the votes that the website has counted. */
export function addVotesRoute(app: Pick<App, 'post'>, context: Context): void {
  answerWebsite(app, '/useful-pages', context, async ({ votes }) => {
    if (!Array.isArray(votes)) return null
    await countVotes(context.database, rowsIn(votes))
    return {}
  })
}
