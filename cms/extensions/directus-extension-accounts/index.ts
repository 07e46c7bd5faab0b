import type { Context, Database, Hooks, Row } from '../shared.ts'
import { logRefusals, signInLine } from './access-log.ts'
import { ownPreset, PERSONAL, withoutPersonalData, withReadableRevisions } from './row-rules.ts'
import { guardSecondFactor } from './second-factor.ts'
import { signInLimit } from './sign-in-limit.ts'

/** Columns of Directus whose foreign keys neither cascade nor are cleared when an account is deleted. */
const REFERENCES = [
  ['directus_files', 'uploaded_by'],
  ['directus_files', 'modified_by'],
] as const

/**
 * The gaps of Directus 12.4.1 in accounts and rights, which docs/decisions/023-accounts.md lists, and
 * its log: sign-ins, failed ones too, and refused requests.
 */
export default function register({ filter, action, init }: Hooks, context: Context): void {
  const { database, env, logger } = context
  const write = (line: string) => logger.warn(line)
  init('app.before', () => cleanUp(database))
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

/** Removes what earlier versions left in the database. */
async function cleanUp(database: Database): Promise<void> {
  await database.schema.dropTableIfExists('noted_passwords')
  await database('directus_revisions')
    .whereIn('collection', PERSONAL)
    .update({ data: null, delta: null })
}

/** Clears who made a file, so that accounts can be deleted and their files stay. */
async function releaseFiles(database: Database, users: readonly unknown[]): Promise<void> {
  for (const [table, column] of REFERENCES)
    await database(table)
      .whereIn(column, users)
      .update({ [column]: null })
}
