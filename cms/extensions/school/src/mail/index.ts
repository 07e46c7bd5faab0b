import { SUBSCRIBERS } from 'school-schema/collections'
import { readPack } from '../inspection/answers.ts'
import type { Context, Hooks, Row } from '../shared.ts'
import { answerWebsite } from '../website-questions.ts'
import { claimMailing, finishMailing } from './mailings.ts'
import { countOnly, refuseAdded } from './rows.ts'
import { readWeek, type ReadRows } from './weekly-report.ts'

/** What the website needs to send e-mails: subscribers that nobody else reads, and each mailing once. */
export default function register({ filter, init }: Hooks, context: Context): void {
  const { database } = context
  filter<Row>(`${SUBSCRIBERS}.items.query`, (query, _, { accountability }) =>
    countOnly(query, accountability),
  )
  filter<Row>(`${SUBSCRIBERS}.items.create`, (row, _, { accountability }) =>
    refuseAdded(row, accountability),
  )
  const read: ReadRows = async (collection, fields, filter) => {
    const schema = await context.getSchema()
    const items = new context.services.ItemsService(collection, { schema, knex: database })
    return items.readByQuery({ fields, filter, limit: -1 })
  }
  init('routes.custom.before', ({ app }) => {
    answerWebsite(app, '/mailing', context, async ({ name, owner, isDone }) => {
      if (typeof name !== 'string' || typeof owner !== 'string') return null
      if (!isDone) return { claim: await claimMailing(database, { name, owner }) }
      await finishMailing(database, { name, owner })
      return { claim: 'done' }
    })
    answerWebsite(app, '/weekly-report', context, () =>
      readWeek(read, () => readPack(database), new Date()),
    )
  })
}
