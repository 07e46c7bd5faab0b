import {
  forbidden,
  isLimited,
  type Database,
  type Hooks,
  type Person,
  type Request,
  type Row,
} from '../shared.ts'

const COLLECTION = 'form_answer'

/** The query of everybody but administrators without the answers that are for the principal. */
export function withoutConfidential(query: Row, person: Person | null | undefined): Row {
  if (!isLimited(person)) return query
  const rule = { confidential: { _neq: true } }
  return { ...query, filter: query['filter'] ? { _and: [query['filter'], rule] } : rule }
}

type Asked = Request & { sanitizedQuery?: Row; params?: Row }

const BY_FILTER =
  'Choose the answers that are changed: a filter would reveal what is in those of the principal.'

/** Directus counts the rows of a filter, and chooses those of a change, without the rule: the Studio does both in another way. */
export function withoutFilters(request: Asked): void {
  const { accountability, sanitizedQuery: query, body, method, params } = request
  // The name as Directus reads it: in an address, each character can be percent-encoded.
  if (!isLimited(accountability) || params?.['collection'] !== COLLECTION) return
  if (query) request.sanitizedQuery = { ...query, meta: undefined }
  const asked = (body as Row | null | undefined)?.['query']
  if (asked === undefined) return
  if (method !== 'SEARCH') throw forbidden(BY_FILTER)
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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Refuses a remark on such an answer by anybody else, and the notification of whom its comment names: Directus then
 * stores the comment and notifies nobody.
 */
export async function refuseRemark(
  database: Database,
  { collection, item }: Row,
  person: Person | null | undefined,
): Promise<void> {
  if (collection === COLLECTION && UUID.test(String(item)))
    await refuseConfidential(database, [item], person)
}

/** The free tier of Directus refuses rights by row: these rules are instead of one. */
export function guardConfidential({ filter, init }: Pick<Hooks, 'filter' | 'init'>): void {
  init('middlewares.after', ({ app }) =>
    app.use('/items/:collection', (request, _response, next) => {
      withoutFilters(request)
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
  filter<Row>('comments.create', async (comment, _meta, { database, accountability }) => {
    await refuseRemark(database, comment, accountability)
    return comment
  })
  // For every recipient: the notification repeats the comment.
  filter<Row>('notifications.create', async (notification, _meta, { database }) => {
    await refuseRemark(database, notification, { admin: false })
    return notification
  })
}
