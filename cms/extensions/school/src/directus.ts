// What the extension uses of Directus itself, beyond the documented context.
import authenticate from '@directus/api/middleware/authenticate'
import extractToken from '@directus/api/middleware/extract-token'
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access'
import { cookiesOf } from './accounts/sessions.ts'
import type { CheckRight, Context, Person, Request } from './shared.ts'

/** The sender of a request; null without one. Throws if its token is invalid. */
export type Identify = (request: Request, response: object) => Promise<Person | null>

/** Asks Directus for a right as its own services do. */
export const checkRightIn =
  ({ database, getSchema }: Context): CheckRight =>
  async (accountability, right) =>
    validateAccess({ accountability, ...right }, { schema: await getSchema(), knex: database })

/**
 * Asks Directus who sends a request of which nothing has been read, neither its body nor its cookies.
 * @param session the name of the cookie with the session
 */
export const identifyBy =
  (session: string): Identify =>
  async (request, response) => {
    const [value] = cookiesOf(request.headers['cookie'], session)
    const cookies = value === undefined ? {} : { [session]: value }
    const unread = Object.create(request, { cookies: { value: cookies } }) as Request
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: Error) => (error ? reject(error) : resolve())
      extractToken(unread, response, () => void authenticate(unread, response, settle))
    })
    return unread.accountability ?? null
  }
