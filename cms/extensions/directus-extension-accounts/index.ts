import { cleanUp } from './clean-up.ts'
import { ownPreset, withoutPersonalData, withReadableRevisions } from './row-rules.ts'
import { guardSecondFactor, type App } from './second-factor.ts'
import { signInLimit } from './sign-in-limit.ts'
import type { Database, Person, Row } from './types.ts'

type Event = { user?: string; status?: unknown }
type From = { accountability?: Person | null }

type Register = {
  filter: (name: string, handler: (payload: Row, event: Event, from: From) => Row) => void
  action: (name: string, handler: (event: Event, from: From) => void) => void
  init: (name: string, handler: (meta: { app: App }) => void | Promise<void>) => void
}
type Context = { database: Database; env: Record<string, unknown> }

/** The gaps of Directus 12.4.1 in accounts and rights; docs/decisions/023-accounts.md names each. */
export default function register({ filter, action, init }: Register, context: Context): void {
  const { database, env } = context
  init('app.before', () => cleanUp(database))
  init('middlewares.after', ({ app }) =>
    guardSecondFactor(app, database, String(env['ADMIN_TOKEN'])),
  )

  const limit = signInLimit()
  filter('auth.login', (payload, { user }, { accountability }) =>
    limit.check(payload, user, accountability?.ip),
  )
  action('auth.login', ({ user, status }, { accountability }) =>
    limit.note(status === 'success', user, accountability?.ip),
  )

  filter('revisions.create', (revision) => withoutPersonalData(revision))
  filter('revisions.query', (query, _, { accountability }) =>
    withReadableRevisions(query, accountability),
  )
  filter('presets.create', (preset, _, { accountability }) => ownPreset(preset, accountability))
  filter('presets.update', (preset, _, { accountability }) => ownPreset(preset, accountability))
}
