import { GALLERY_FILES } from 'school-schema/model'
import { invalidPayload, type Hooks, type Row } from '../shared.ts'

/** Lists of more than a hundred rows in one GraphQL request; the office's board has one. */
const MAX_LONG_LISTS = 10
const MAX_CONDITIONS = 200
const MAX_REVISIONS = 1_000

/** From a picture back to its album, whose thousand pictures would be read for each of them. */
const BACK_TO_ALBUM = /(^|\.)gallery_id\./
/** A star below another field, and three stars, can go the same way. */
const DEEP_STARS = /\*\.\*\.\*|[^*.]\.\*\.\*/

const COMPARES = /^_(eq|neq|in|nin|null|nnull)$/

/** Refuses queries that would keep the CMS busy for seconds; nobody else gets an answer meanwhile. */
export function guardReads({ filter, init }: Pick<Hooks, 'filter' | 'init'>): void {
  init('middlewares.after', ({ app }) =>
    app.use('/graphql', ({ body, query }, _response, next) => {
      next(isTooLong(JSON.stringify([body, query])) ? tooMuch('too many long lists') : undefined)
    }),
  )
  filter<Row>('items.query', (query, { collection }) => checkQuery(query, collection))
  for (const event of ['revisions.query', 'activity.query'])
    filter<Row>(event, (query, _, { accountability }) => {
      if (!accountability) return
      checkQuery(query)
      const limit = Number(query['limit'] ?? -1)
      query['limit'] = limit < 0 ? MAX_REVISIONS : Math.min(limit, MAX_REVISIONS)
    })
}

/** Without a limit, a list has a hundred rows; each panel of a board has a limit, mostly of one row. */
export const isTooLong = (graphql: string): boolean =>
  (graphql.match(/\blimit\s*:(?!\s*\d{1,2}\b)/g) ?? []).length > MAX_LONG_LISTS

/** Checks what a query reads and by what it filters, sorts and groups. */
export function checkQuery(query: Row, collection?: string): void {
  const { fields, sort, group, aggregate, alias, deep, filter } = query
  const isDeep = (path: unknown) =>
    typeof path === 'string' &&
    (BACK_TO_ALBUM.test(path) ||
      DEEP_STARS.test(path) ||
      (collection === GALLERY_FILES && path.startsWith('*.')))
  const paths: unknown[] = [fields, sort, group, Object.values(aggregate ?? {})].flat(2)
  if (paths.some(isDeep) || [filter, deep].some(passesAlbum))
    throw tooMuch('the album of each picture')
  // Under another name the field would not be recognised.
  if (/:"gallery_id"/.test(JSON.stringify([alias, deep]))) throw tooMuch('an album by another name')
  const conditions = JSON.stringify([filter, deep]).match(/"_(?!and|or)\w+":/g) ?? []
  if (conditions.length > MAX_CONDITIONS) throw tooMuch(`more than ${MAX_CONDITIONS} conditions`)
}

/** Whether a filter goes on from the album of a picture, and does not only compare its number. */
function passesAlbum(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, inner]: [string, unknown]) => {
    const names = typeof inner === 'object' && inner !== null ? Object.keys(inner) : []
    const isAlbum = key === 'gallery_id' && !names.every((name) => COMPARES.test(name))
    return isAlbum || passesAlbum(inner)
  })
}

const tooMuch = (what: string): Error => invalidPayload(`The request asks for too much: ${what}.`)
