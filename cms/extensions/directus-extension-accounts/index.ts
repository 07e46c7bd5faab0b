import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Row } from './database.ts'
import { addFactorDoor, type Gate } from './factor-door.ts'
import { withoutGiven } from './given-door.ts'
import { meansOf, type Context } from './means.ts'
import { refuseGuessable } from './new-password.ts'
import { nightWatch } from './nights.ts'
import { notedPasswords } from './noted-passwords.ts'
import { refuseOwn } from './own-account.ts'
import { accountDesk } from './page/account.ts'
import { choiceDesk } from './page/choice.ts'
import { addAccountPage, type App } from './page/routes.ts'
import { secondFactor, type Door } from './second-factor.ts'
import { usedCodes } from './used-codes.ts'

type Event = { keys?: readonly unknown[]; user?: string }
type From = { database: Database; accountability?: { user?: string | null } | null }
type Filter = (payload: Row, event: Event, from: From) => Promise<Row>

type Register = {
  filter: (name: string, handler: Filter) => void
  init: (name: string, handler: (meta: { app: App & Door & Gate }) => void | Promise<void>) => void
  schedule: (cron: string, handler: () => Promise<void>) => void
}

const EVERY_MINUTE = '* * * * *'

/** What Directus leaves open about accounts: passwords that can be guessed, one's own, and sessions. */
export default function register({ filter, init, schedule }: Register, context: Context): void {
  const { database, env, logger } = context
  const hours = Number(env['SESSION_HOURS'])
  if (!(hours > 0)) throw new Error('SESSION_HOURS is not set')
  const accountPage = `${String(env['PUBLIC_URL'])}/account`
  // Where nobody has to put a second factor in, they sign in with what they were given.
  const isStrict = env['TWO_FACTORS'] === true
  const passwords = notedPasswords(database)

  const factor = secondFactor(usedCodes())
  filter('auth.login', async (payload, { user }) => {
    factor.checkSignIn(payload, user)
    return isStrict ? withoutGiven(payload, user, passwords) : payload
  })
  init('middlewares.after', ({ app }) => {
    if (isStrict) addFactorDoor(app, database)
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
  const everyMinute = async () => {
    try {
      await endSessions()
      if (isStrict) await passwords.note()
    } catch (error) {
      logger.warn(`Sessions were not looked at; trying again in a minute: ${String(error)}`)
    }
  }
  init('app.before', async () => {
    await passwords.open()
    await everyMinute()
  })
  schedule(EVERY_MINUTE, everyMinute)

  const means = { database, ...meansOf(context, passwords) }
  // As long as Directus takes to answer a sign-in.
  const stall = () => wait(Number(env['LOGIN_STALL_TIME']))
  const choose = isStrict ? choiceDesk({ ...means, passwords, stall }) : null
  init('routes.custom.before', ({ app }) =>
    addAccountPage(app, accountDesk({ ...means, hours }), choose, (error) =>
      // What is in the error may be what was typed.
      logger.warn(`/account failed: ${error instanceof Error ? error.name : 'unknown'}`),
    ),
  )
}
