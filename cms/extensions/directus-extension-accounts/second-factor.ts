import { refusal } from '../../refusal.ts'
import type { Row } from './database.ts'
import type { UsedCodes } from './used-codes.ts'

type Request = { accountability?: { user?: string | null } | null; body?: unknown }
type Response = { json: (body: unknown) => unknown }
type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void

export type Door = { post: (path: string, handler: Handler) => void }

const USED = 'This code was used before: wait for the next one.'
const NOT_GIVEN =
  'A second factor begins with your password: start again, and take the new picture.'

function valueOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return new Map<string, unknown>(Object.entries(body)).get(name)
}

/**
 * The second factor as Directus has it, and two things that it leaves open: that a code counts once, and
 * that nobody puts a secret of their own choice in, which Directus would take without the password.
 */
export function secondFactor(codes: UsedCodes) {
  /** The secrets that people were given for their password, until the CMS is started again. */
  const given = new Map<string, string>()

  return {
    /** Refuses a code at the sign-in that has been there before, be it right or wrong. */
    checkSignIn(payload: unknown, user: unknown): void {
      const code = valueOf(payload, 'otp')
      if (typeof code !== 'string' || typeof user !== 'string') return
      if (!codes.isFirst(user, code)) throw refusal(USED)
    },

    /** Refuses a secret that this person was not given. */
    checkSecret({ tfa_secret: secret }: Row, user: string | null | undefined): void {
      if (typeof secret !== 'string') return
      if (!user || given.get(user) !== secret) throw refusal(NOT_GIVEN)
      given.delete(user)
    },

    /** Hears which secret somebody is given, and looks at the code that takes a factor away. */
    listen(app: Door): void {
      app.post('/users/me/tfa/generate', ({ accountability }, response, next) => {
        const send = response.json.bind(response)
        response.json = (body) => {
          const secret = valueOf(valueOf(body, 'data'), 'secret')
          if (accountability?.user && typeof secret === 'string')
            given.set(accountability.user, secret)
          return send(body)
        }
        next()
      })
      for (const path of ['/users/me/tfa/enable', '/users/me/tfa/disable'])
        app.post(path, ({ accountability, body }, _, next) => {
          const [user, code] = [accountability?.user, valueOf(body, 'otp')]
          const isUsed = user && typeof code === 'string' && !codes.isFirst(user, code)
          next(isUsed ? refusal(USED) : undefined)
        })
    },
  }
}
