import { sign } from 'school-schema/values/signature'
import type { App, Context, Person, Row } from '../shared.ts'

/** The target of a preview: a row of a collection, or a page by its path. */
type Target = { collection: string; id: string }

type Answer = { status: number; location?: string; text?: string }

type Site = { url: unknown; secret: unknown; now: Date }

/** Enough for the browser's redirect; the site's own address of the preview is valid for longer. */
const LIFETIME_S = 60

const NAME = /^[\w-]{1,64}$/
const PATH = /^\/(?![/\\])[^?#]{0,200}$/

const SIGN_IN = 'Sign in to the CMS first, and then open the preview again.'
const EDITORS_ONLY = 'Only editors can see drafts of the website.'
const UNKNOWN = 'The address does not say what to preview.'

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** `GET /site-preview`: from the Studio to a draft on the website, for editors only. */
export function addPreviewRoute(app: Pick<App, 'get'>, context: Context): void {
  const { env, logger } = context
  app.get('/site-preview', ({ accountability, query }, response) => {
    const site = { url: env['SITE_PREVIEW_URL'], secret: env['PREVIEW_SECRET'], now: new Date() }
    const mayRead = (target: Target) => canRead(context, accountability, target)
    answerPreview(accountability, query, mayRead, site).then(
      ({ status, location, text = '' }) => {
        const more = location ? { location } : { 'content-type': 'text/plain; charset=utf-8' }
        response
          .status(status)
          .set({ ...HEADERS, ...more })
          .send(text)
      },
      (error: unknown) => {
        logger.warn(`A preview could not be opened: ${String(error)}`)
        response.status(500).set(HEADERS).send('')
      },
    )
  })
}

/** Redirects an editor who may read the target to its preview; rejects everybody else. */
export async function answerPreview(
  person: Person | null | undefined,
  query: Row,
  mayRead: (target: Target) => Promise<boolean>,
  { url, secret, now }: Site,
): Promise<Answer> {
  if (typeof url !== 'string' || typeof secret !== 'string') return { status: 404 }
  // A program with a token is not an editor.
  if (!person?.user || !person.app) return { status: 403, text: SIGN_IN }
  const target = parseTarget(query)
  if (!target) return { status: 400, text: UNKNOWN }
  if (!(await mayRead(target))) return { status: 403, text: EDITORS_ONLY }
  return { status: 302, location: `${url}?${signedQuery(secret, target, LIFETIME_S, now)}` }
}

/** The query with which the website opens the preview of a row, for some seconds. */
export function signedQuery(
  secret: string,
  { collection, id }: Target,
  seconds: number,
  now = new Date(),
): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  const signature = sign(secret, ['open', collection, id, until])
  return new URLSearchParams({ collection, id, until: String(until), signature }).toString()
}

export function parseTarget({ collection, id }: Row): Target | null {
  if (!isName(collection)) return null
  return isName(id) || (collection === 'pages' && isPath(id)) ? { collection, id } : null
}

/** What a link in a preview leads to. */
const isPath = (value: unknown): value is string => typeof value === 'string' && PATH.test(value)

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

async function canRead(
  { getSchema, services }: Context,
  accountability: Person | null | undefined,
  { collection, id }: Target,
): Promise<boolean> {
  const schema = await getSchema()
  const items = new services.ItemsService(collection, { schema, accountability })
  try {
    // Who may read one page may read every page.
    const filter = isPath(id) ? {} : { id: { _eq: id } }
    const rows = await items.readByQuery({ fields: ['id'], filter, limit: 1 })
    return rows.length > 0
  } catch {
    // Directus responds with an error, also if the row does not exist.
    return false
  }
}
