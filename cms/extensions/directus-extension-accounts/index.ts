import type { Context, Database, Hooks, Row } from '../shared.ts'
import { logRefusals, signInLine } from './access-log.ts'
import { ownPreset, withoutPersonalData, withReadableRevisions } from './row-rules.ts'
import { guardSecondFactor } from './second-factor.ts'
import { signInLimit } from './sign-in-limit.ts'

/**
 * Closes gaps of Directus 12.4.1 in accounts and rights, listed in docs/decisions/023-accounts.md,
 * and logs sign-ins, failed ones included, and rejected requests.
 */
export default function register({ filter, action, init }: Hooks, context: Context): void {
  const { database, env, logger } = context
  const write = (line: string) => logger.warn(line)
  init('middlewares.before', ({ app }) => logRefusals(app, write))
  init('middlewares.after', ({ app }) =>
    guardSecondFactor(app, database, String(env['ADMIN_TOKEN'])),
  )

  const limit = signInLimit()
  filter<Row>('auth.login', (payload, { user }, { accountability }) =>
    limit.check(payload, user, accountability?.ip),
  )
  action('auth.login', (meta, where) => {
    limit.count(meta.status === 'success', meta.user, where.accountability?.ip)
    write(signInLine(meta, where))
  })

  filter<Row>('revisions.create', (revision) => withoutPersonalData(revision))
  filter<Row>('revisions.query', (query, _, { accountability }) =>
    withReadableRevisions(query, accountability),
  )
  for (const event of ['presets.create', 'presets.update'])
    filter<Row>(event, (preset, _, { accountability }) => ownPreset(preset, accountability))
  filter<unknown[]>('users.delete', (users, _, where) => releaseFiles(where.database, users))
}

/**
 * Clears the creator of files, so that accounts can be deleted and their files stay: of Directus's
 * foreign keys these two neither cascade nor are cleared.
 */
async function releaseFiles(database: Database, users: readonly unknown[]): Promise<void> {
  for (const column of ['uploaded_by', 'modified_by'])
    await database('directus_files')
      .whereIn(column, users)
      .update({ [column]: null })
}
