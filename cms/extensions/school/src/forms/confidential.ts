import {
  forbidden,
  type Database,
  type Hooks,
  type Person,
  type Request,
  type Row,
} from '../shared.ts'

const COLLECTION = 'form_answer'

const isLimited = (person: Person | null | undefined): boolean =>
  Boolean(person) && person?.admin !== true

/** The query of everybody but administrators without the answers that are for the principal. */
export function withoutConfidential(query: Row, person: Person | null | undefined): Row {
  if (!isLimited(person)) return query
  const rule = { confidential: { _neq: true } }
  return { ...query, filter: query['filter'] ? { _and: [query['filter'], rule] } : rule }
}

type Asked = Request & { sanitizedQuery?: Row }

/** Directus counts the rows of a filter without the rule: the Studio asks for the number in another way. */
export function withoutCounts(request: Asked): void {
  const { accountability, sanitizedQuery: query, body } = request
  if (!isLimited(accountability)) return
  if (query) request.sanitizedQuery = { ...query, meta: undefined }
  const asked = (body as Row | null | undefined)?.['query']
  if (typeof asked === 'object' && asked !== null) Reflect.deleteProperty(asked, 'meta')
}

/** Refuses a change of such an answer: a change that chooses its rows by a filter would tell what they say. */
export async function refuseConfidential(
  database: Database,
  keys: readonly unknown[],
  person: Person | null | undefined,
): Promise<void> {
  if (!isLimited(person)) return
  const hidden = await database(COLLECTION).whereIn('id', keys).where({ confidential: true })
  if (hidden.length > 0) throw forbidden('These answers are for the principal.')
}

/** The free tier of Directus refuses rights by row: these rules are instead of one. */
export function guardConfidential({ filter, init }: Pick<Hooks, 'filter' | 'init'>): void {
  init('middlewares.after', ({ app }) =>
    app.use('/items/form_answer', (request, _response, next) => {
      withoutCounts(request)
      next()
    }),
  )
  filter<Row>(`${COLLECTION}.items.query`, (query, _meta, { accountability }) =>
    withoutConfidential(query, accountability),
  )
  filter<Row>(`${COLLECTION}.items.update`, async (changes, { keys = [] }, where) => {
    await refuseConfidential(where.database, keys, where.accountability)
    return changes
  })
}
