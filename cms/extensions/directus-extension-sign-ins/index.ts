import { lineOf, type From, type SignIn } from './line.ts'

type Register = {
  action: (name: string, handler: (event: SignIn, context: From) => void) => void
}
type Context = { logger: { warn: (text: string) => void } }

/**
 * Each sign-in with a password, and each that failed. The CMS itself notes those that succeeded, in its
 * database, and of the others nothing.
 */
export default function register({ action }: Register, { logger }: Context): void {
  action('auth.login', (event, context) => logger.warn(lineOf(event, context)))
}
