import type { Desk, Person } from './account.ts'
import { formPage, PAGE_HEADERS, signInPage } from './html.ts'
import { readWish } from './posted.ts'

type Request = AsyncIterable<Uint8Array> & {
  accountability?: { user?: string | null; session?: string } | null
}
type Response = {
  status: (code: number) => Response
  set: (headers: Record<string, string>) => Response
  send: (text: string) => void
}
type Handler = (request: Request, response: Response) => void

export type App = Record<'get' | 'post', (path: string, handler: Handler) => void>

type Answer = { status: number; html: string }

const FAILED = { status: 500, html: signInPage('This did not work. Try again later.') }
const STRANGER = { status: 403, html: signInPage('Sign in first, and then open this page again.') }

/** `/account`: where people of the school change by what they sign in, and see where they are signed in. */
export function addAccountPage(app: App, desk: Desk, onError: (error: unknown) => void): void {
  const add = (
    method: 'get' | 'post',
    answer: (person: Person, request: Request) => Promise<Answer>,
  ) =>
    app[method]('/account', (request, response) => {
      const person = personOf(request)
      const answered = person ? answer(person, request) : Promise.resolve(STRANGER)
      void answered
        .catch((error: unknown) => {
          onError(error)
          return FAILED
        })
        .then(({ status, html }) => response.status(status).set(PAGE_HEADERS).send(html))
    })

  add('get', async (person) => ({ status: 200, html: formPage(await desk.sessions(person)) }))

  add('post', async (person, request) => {
    const { status, message, isSignedOut } = await desk.save(person, await readWish(request))
    if (isSignedOut) return { status, html: signInPage(message) }
    return { status, html: formPage(await desk.sessions(person), message) }
  })
}

// A program with a token has no session, and no business here.
function personOf({ accountability }: Request): Person | null {
  const { user, session } = accountability ?? {}
  return user && session ? { user, session } : null
}
