import type { Desk, Person } from './account.ts'
import type { Choose } from './choice.ts'
import { choicePage, formPage, PAGE_HEADERS, signInPage } from './html.ts'
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

/**
 * `/account`: where people of the school change by what they sign in, and see where they are signed in.
 * @param choose for strangers who were given a password; null where they sign in with it
 */
export function addAccountPage(
  app: App,
  desk: Desk,
  choose: Choose | null,
  onError: (error: unknown) => void,
): void {
  const add = (
    method: 'get' | 'post',
    ofPerson: (person: Person, request: Request) => Promise<Answer>,
    ofStranger: (choose: Choose, request: Request) => Promise<Answer>,
  ) =>
    app[method]('/account', (request, response) => {
      const answer = async () => {
        const person = personOf(request)
        if (person) return ofPerson(person, request)
        return choose ? ofStranger(choose, request) : STRANGER
      }
      void answer()
        .catch((error: unknown) => {
          onError(error)
          return FAILED
        })
        .then(({ status, html }) => response.status(status).set(PAGE_HEADERS).send(html))
    })

  add(
    'get',
    async (person) => ({ status: 200, html: formPage(await desk.sessions(person)) }),
    async () => ({ status: 200, html: choicePage() }),
  )

  add(
    'post',
    async (person, request) => {
      const { status, message, isSignedOut } = await desk.save(person, await readWish(request))
      if (isSignedOut) return { status, html: signInPage(message) }
      return { status, html: formPage(await desk.sessions(person), message) }
    },
    async (choose, request) => {
      const { status, message } = await choose(await readWish(request))
      return { status, html: status === 200 ? signInPage(message) : choicePage(message) }
    },
  )
}

// A program with a token has no session, and no business here.
function personOf({ accountability }: Request): Person | null {
  const { user, session } = accountability ?? {}
  return user && session ? { user, session } : null
}
