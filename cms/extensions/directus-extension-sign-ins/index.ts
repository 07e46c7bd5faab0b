import { lineOf, type From, type SignIn } from './line.ts'
import { hearRefusals, type Request, type Response } from './refused.ts'

type Handler = (request: Request, response: Response, next: () => void) => void

type Register = {
  action: (name: string, handler: (event: SignIn, context: From) => void) => void
  init: (
    name: string,
    handler: (server: { app: { use: (handler: Handler) => void } }) => void,
  ) => void
}
type Context = { logger: { warn: (text: string) => void } }

/**
 * Each sign-in with a password, each that failed, and each answer that refuses something. The CMS itself
 * notes the sign-ins that succeeded, in its database, and of the others nothing.
 */
export default function register({ action, init }: Register, { logger }: Context): void {
  const tell = (line: string) => logger.warn(line)
  action('auth.login', (event, context) => tell(lineOf(event, context)))
  init('middlewares.before', ({ app }) => {
    app.use((request, response, next) => {
      hearRefusals(request, response, tell)
      next()
    })
  })
}
