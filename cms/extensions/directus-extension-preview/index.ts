import { answerPreview, type Person } from './answer.ts'
import type { Wanted } from './wanted.ts'

type Request = { accountability?: Person; query: Record<string, unknown> }
type Response = {
  status: (code: number) => Response
  set: (headers: Record<string, string>) => Response
  send: (text: string) => void
}
type Router = {
  get: (path: string, handler: (request: Request, response: Response) => void) => void
}
type ItemsService = { readByQuery: (query: object) => Promise<unknown[]> }
type Context = {
  env: Record<string, unknown>
  getSchema: () => Promise<object>
  services: { ItemsService: new (collection: string, options: object) => ItemsService }
  logger: { warn: (text: string) => void }
}

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** `GET /site-preview`: the way from the Studio to a draft on the website, for editors only. */
export default {
  id: 'site-preview',
  handler: (router: Router, context: Context): void => {
    const { env, logger } = context
    router.get('/', ({ accountability, query }, response) => {
      const site = { url: env['SITE_PREVIEW_URL'], secret: env['PREVIEW_SECRET'], now: new Date() }
      const mayRead = (wanted: Wanted) => canRead(context, accountability, wanted)
      answerPreview(accountability, query, mayRead, site).then(
        ({ status, location, text = '' }) => {
          const lead = location ? { location } : { 'content-type': 'text/plain; charset=utf-8' }
          response
            .status(status)
            .set({ ...HEADERS, ...lead })
            .send(text)
        },
        (error: unknown) => {
          logger.warn(`A preview could not be opened: ${String(error)}`)
          response.status(500).set(HEADERS).send('')
        },
      )
    })
  },
}

async function canRead(
  { getSchema, services }: Context,
  accountability: Person,
  { collection, id }: Wanted,
): Promise<boolean> {
  const schema = await getSchema()
  const read = (name: string, query: object) =>
    new services.ItemsService(name, { schema, accountability }).readByQuery({
      fields: ['id'],
      limit: 1,
      ...query,
    })
  try {
    if (collection === '') return (await read('notification', {})) !== null
    return (await read(collection, { filter: { id: { _eq: id } } })).length > 0
  } catch {
    // Directus refuses by an error, also what does not exist.
    return false
  }
}
