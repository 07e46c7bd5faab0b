import { SUBSCRIBERS } from 'school-schema/collections'
import { readPack } from '../inspection/answers.ts'
import type { Context, Hooks, Request, Response, Row } from '../shared.ts'
import { claimMailing, finishMailing } from './mailings.ts'
import { countOnly, isWebsite, refuseAdded } from './rows.ts'
import { readWeek, type ReadRows } from './weekly-report.ts'

type Asked = { name: string; owner: string; isDone: boolean }

function askedIn(body: unknown): Asked | null {
  const { name, owner, isDone } = Object(body) as Row
  const isText = (value: unknown, most: number): value is string =>
    typeof value === 'string' && value !== '' && value.length <= most
  return isText(name, 200) && isText(owner, 60) ? { name, owner, isDone: isDone === true } : null
}

/** What the website needs to send e-mails: subscribers that nobody else reads, and each mailing once. */
export default function register({ filter, init }: Hooks, context: Context): void {
  const { database, logger } = context
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
  /** Answers the website only. */
  const answer = (
    { accountability }: Request,
    response: Response,
    work: () => Promise<object> | null,
  ) => {
    if (!accountability || !isWebsite(accountability)) return response.status(403).json({})
    const working = work()
    if (!working) return response.status(400).json({})
    working.then(
      (data) => response.json({ data }),
      (error: unknown) => {
        // The message of the database may quote a row.
        const name = error instanceof Error ? error.name : 'unknown'
        logger.warn(`A question of the website about e-mails could not be answered (${name}).`)
        response.status(500).json({})
      },
    )
  }
  init('routes.custom.before', ({ app }) => {
    app.post('/mailing', (request, response) =>
      answer(request, response, () => {
        const asked = askedIn(request.body)
        if (!asked) return null
        const { isDone, ...mailing } = asked
        return isDone
          ? finishMailing(database, mailing).then(() => ({ claim: 'done' }))
          : claimMailing(database, mailing).then((claim) => ({ claim }))
      }),
    )
    app.post('/weekly-report', (request, response) =>
      answer(request, response, () => readWeek(read, () => readPack(database), new Date())),
    )
  })
}
