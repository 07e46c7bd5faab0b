import { ENQUIRIES, type Request } from '../shared.ts'
import type { Erased, Keys } from './erasure.ts'

type Reply = { status: (code: number) => Reply; json: (body: object) => void }
type Handler = (request: Pick<Request, 'accountability' | 'body'>, reply: Reply) => void
export type Router = { post: (path: string, handler: Handler) => void }

type Work = { expired: () => Promise<Erased>; selected: (keys: Keys) => Promise<Erased> }

/** The routes of the commands `retention` and `privacy`; for administrators only. */
export function addRoutes(app: Router, work: Work, onError: (error: unknown) => void): void {
  const add = (path: string, run: (body: unknown) => Promise<Erased>) => {
    app.post(path, (request, reply) => {
      if (request.accountability?.admin !== true) return refuse(reply, 403, 'FORBIDDEN')
      run(request.body).then(
        (data) => reply.json({ data }),
        (error: unknown) => {
          onError(error)
          refuse(reply, 500, 'INTERNAL_SERVER_ERROR')
        },
      )
    })
  }
  add('/enquiries/erase-expired', work.expired)
  add('/enquiries/erase', (body) => work.selected(keysOf(body)))
}

/** The keys in a posted body, by collection; anything else is ignored. */
export function keysOf(body: unknown): Keys {
  if (typeof body !== 'object' || body === null) return {}
  const given = new Map<string, unknown>(Object.entries(body))
  return Object.fromEntries(
    ENQUIRIES.map((name) => {
      const keys: unknown = given.get(name)
      return [name, Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []]
    }),
  )
}

function refuse(reply: Reply, status: number, code: string): void {
  const message =
    status === 403 ? 'Only administrators can do this.' : 'The enquiries were not erased.'
  reply.status(status).json({ errors: [{ message, extensions: { code } }] })
}
