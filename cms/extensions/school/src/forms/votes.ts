import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { hash } from 'node:crypto'
import { lockCreation } from '../privacy/index.ts'
import {
  forbidden,
  invalidPayload,
  type Context,
  type App,
  type CheckRight,
  type Database,
  type Row,
  rowsIn,
} from '../shared.ts'

const COLLECTION = 'form_answer'
const MAX_PAGES = 500
const MAX_VOTES = 100_000

/** What visitors found of one page since the last count. */
type Vote = { about: string; useful: number; not_useful: number }

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_VOTES

/** The counts in a request; null if it has anything else. */
export function readVotes(body: unknown): Vote[] | null {
  const given = (body as Row | null | undefined)?.['votes']
  const rows = Array.isArray(given) ? rowsIn(given) : []
  if (rows.length === 0 || rows.length > MAX_PAGES) return null
  const votes = rows.flatMap(({ about, useful, not_useful }) =>
    typeof about === 'string' && about.length <= 255 && isCount(useful) && isCount(not_useful)
      ? [{ about, useful, not_useful }]
      : [],
  )
  return votes.length === rows.length ? votes : null
}

const idOf = (about: string) => uuidOfHash(hash('sha256', `useful ${about}`, 'hex'))

/** Adds votes to the count of each page: one row for a page, and none for a visitor. */
export async function countVotes(database: Database, votes: readonly Vote[]): Promise<void> {
  await database.transaction(async (within) => {
    await lockCreation(within)
    for (const { about, useful, not_useful } of votes) {
      const id = idOf(about)
      const [row] = await within(COLLECTION).where({ id }).select('useful', 'not_useful')
      const sum = {
        useful: Number(row?.['useful'] ?? 0) + useful,
        not_useful: Number(row?.['not_useful'] ?? 0) + not_useful,
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
export function addVotesRoute(
  app: Pick<App, 'post'>,
  { database }: Context,
  checkRight: CheckRight,
): void {
  app.post('/useful-pages', ({ accountability: person, body }, response, next) => {
    const count = async () => {
      if (!person?.user) throw forbidden('Only the website counts votes.')
      await checkRight(person, { action: 'create', collection: COLLECTION })
      const votes = readVotes(body)
      if (!votes) throw invalidPayload('These are no votes.')
      await countVotes(database, votes)
    }
    count().then(() => response.status(204).send(''), next)
  })
}
