import { ENQUIRIES, type EnquiryCollection, type Erased } from './erase.ts'

type Request = { accountability?: { admin?: boolean } | null; body?: unknown }
type Response = { status: (code: number) => Response; json: (body: object) => void }
export type App = {
  post: (path: string, handler: (request: Request, response: Response) => void) => void
}

export type Keys = Partial<Record<EnquiryCollection, string[]>>

type Work = { expired: () => Promise<Erased>; chosen: (keys: Keys) => Promise<Erased> }

/** What the project's commands ask of a CMS that runs; for administrators only. */
export function addRoutes(app: App, work: Work, onError: (error: unknown) => void): void {
  const add = (path: string, run: (body: unknown) => Promise<Erased>) => {
    app.post(path, (request, response) => {
      if (request.accountability?.admin !== true) return refuse(response, 403, 'FORBIDDEN')
      run(request.body).then(
        (data) => response.json({ data }),
        (error: unknown) => {
          onError(error)
          refuse(response, 500, 'INTERNAL_SERVER_ERROR')
        },
      )
    })
  }
  add('/enquiries/erase-expired', work.expired)
  add('/enquiries/erase', (body) => work.chosen(keysOf(body)))
}

/** The keys of a posted body, by collection; everything else in it counts as nothing. */
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

function refuse(response: Response, status: number, code: string): void {
  const message = status === 403 ? 'This is for administrators.' : 'The enquiries were not erased.'
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
