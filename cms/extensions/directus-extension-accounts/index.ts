import type { Database, Row } from './database.ts'
import { refuseGuessable } from './new-password.ts'
import { nightWatch } from './nights.ts'
import { refuseOwn } from './own-account.ts'
import { accountDesk } from './page/account.ts'
import { addAccountPage, type App } from './page/routes.ts'
import { secondFactor, type Door } from './second-factor.ts'
import { addFactorDoor, type Gate } from './factor-door.ts'
import { usedCodes } from './used-codes.ts'

type Event = { keys?: readonly unknown[]; user?: string }
type From = { database: Database; accountability?: { user?: string | null } | null }
type Filter = (payload: Row, event: Event, from: From) => Promise<Row>

type Register = {
  filter: (name: string, handler: Filter) => void
  init: (name: string, handler: (meta: { app: App & Door & Gate }) => void) => void
  schedule: (cron: string, handler: () => Promise<void>) => void
}
type Service<Methods> = new (options: object) => Methods
type Context = {
  env: Record<string, unknown>
  database: Database
  getSchema: () => Promise<object>
  services: {
    AuthenticationService: Service<{
      verifyPassword: (user: string, word: string) => Promise<void>
    }>
    UsersService: Service<{ updateOne: (user: string, values: object) => Promise<unknown> }>
  }
  logger: { warn: (text: string) => void }
}

const EVERY_MINUTE = '* * * * *'

/** What Directus leaves open about accounts: passwords that can be guessed, one's own, and sessions. */
export default function register({ filter, init, schedule }: Register, context: Context): void {
  const { database, env, logger } = context
  const hours = Number(env['SESSION_HOURS'])
  if (!(hours > 0)) throw new Error('SESSION_HOURS is not set')
  const accountPage = `${String(env['PUBLIC_URL'])}/account`

  const factor = secondFactor(usedCodes())
  filter('auth.login', async (payload, { user }) => {
    factor.checkSignIn(payload, user)
    return payload
  })
  init('middlewares.after', ({ app }) => {
    if (env['TWO_FACTORS'] === true) addFactorDoor(app, database)
  })
  init('routes.before', ({ app }) => factor.listen(app))

  filter('users.create', async (payload, _, from) => {
    await refuseGuessable(payload, [], from.database)
    return payload
  })
  filter('users.update', async (payload, { keys = [] }, from) => {
    const user = from.accountability?.user
    refuseOwn({ payload, keys, user }, accountPage)
    factor.checkSecret(payload, user)
    await refuseGuessable(payload, keys, from.database)
    return payload
  })

  const endSessions = nightWatch(database, hours)
  const endQuietly = () =>
    endSessions().catch((error: unknown) => {
      logger.warn(`Sessions were not ended; trying again in a minute: ${String(error)}`)
    })
  init('app.before', () => void endQuietly())
  schedule(EVERY_MINUTE, endQuietly)

  const desk = accountDesk({ database, hours, ...meansOf(context) })
  init('routes.custom.before', ({ app }) =>
    addAccountPage(app, desk, (error) =>
      // What is in the error may be what was typed.
      logger.warn(`/account failed: ${error instanceof Error ? error.name : 'unknown'}`),
    ),
  )
}

function meansOf({ getSchema, services, logger }: Context) {
  return {
    verify: async (user: string, password: string) =>
      new services.AuthenticationService({ schema: await getSchema() }).verifyPassword(
        user,
        password,
      ),
    change: async (user: string, values: Record<string, string>) => {
      // Without a session of its own, so that none of theirs goes on.
      const accountability = {
        user: null,
        role: null,
        roles: [],
        admin: true,
        app: false,
        ip: null,
      }
      const users = new services.UsersService({ schema: await getSchema(), accountability })
      await users.updateOne(user, values)
      logger.warn(JSON.stringify({ event: 'sign-in-changed', user, what: Object.keys(values) }))
    },
  }
}
