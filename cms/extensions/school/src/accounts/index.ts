import type { IncomingMessage, ServerResponse } from 'node:http'
import argon2 from 'argon2'
import { CERTIFICATES, CONTENT_COLLECTIONS } from 'school-schema/collections'
import { afterBody } from 'school-schema/values/after-body'
import { checkRightIn, identifyBy } from '../directus.ts'
import { endSilentConnections } from '../hung-database.ts'
import { forbidden, type Context, type Database, type Hooks, type Row } from '../shared.ts'
import { logAccess } from './access-log.ts'
import { guardAddresses, guardUnread, readBodies } from './body-limits.ts'
import { keepFormsOfEndedSessions, requireSession } from './sessions.ts'
import { checkDetails, guardFileFields } from './file-fields.ts'
import {
  checkComment,
  checkFolder,
  ownPreset,
  withFewRows,
  withoutPersonalData,
  withoutSystemFields,
  withReadableRevisions,
} from './row-rules.ts'
import { explainErrors } from './errors.ts'
import { guardSecondFactor } from './second-factor.ts'
import { acceptSetUpToken } from './set-up-token.ts'
import { hashInTurn, signInLimit } from './sign-in-limit.ts'
import { guardUploadRights } from './upload-rights.ts'

const NO_EMAIL =
  'The CMS sends no e-mail. The administrator of the website sets a new password for you.'

/** Closes gaps of Directus 12.4.1 in accounts and rights, listed in docs/decisions/cms-and-accounts.md. */
export default function register({ filter, action, init }: Hooks, context: Context): void {
  const { database, env } = context
  endSilentConnections(database)
  logAccess({ action, init }, database)
  hashInTurn(argon2)
  const sessionCookie = String(env['SESSION_COOKIE_NAME'])
  init('middlewares.before', ({ app }) => {
    app.use((request, response, next) => {
      afterBody(request as unknown as IncomingMessage, response as unknown as ServerResponse)
      next()
    })
    requireSession(app, sessionCookie, String(env['PUBLIC_URL']))
    guardUnread(app, identifyBy(sessionCookie))
    readBodies(app, env['MAX_PAYLOAD_SIZE'])
  })
  acceptSetUpToken({ filter }, env['SETUP_TOKEN'])
  init('middlewares.after', ({ app }) => {
    guardAddresses(app)
    guardSecondFactor(app, database, String(env['ADMIN_TOKEN']))
    guardUploadRights(app, checkRightIn(context))
  })
  filter<unknown>('request.error', explainErrors)

  keepFormsOfEndedSessions({ init })

  // Directus answers as if it had sent a link.
  init('routes.before', ({ app }) =>
    app.post('/auth/password/request', (_request, _response, next) => next(forbidden(NO_EMAIL))),
  )

  const limit = signInLimit()
  filter<Row>('auth.login', (payload, { user }, { accountability }) =>
    limit.check(payload, user, accountability?.ip),
  )
  action('auth.login', ({ status, user }, { accountability }) =>
    limit.count(status === 'success', user, accountability?.ip),
  )

  guardFileFields({ filter }, env['STORAGE_LOCATIONS'])
  filter<Row>('revisions.create', (revision) => withoutPersonalData(revision))
  filter<Row>('revisions.query', (query, _, { accountability }) =>
    withReadableRevisions(query, accountability),
  )
  filter<Row>('activity.query', (query, _, { accountability }) =>
    withFewRows(query, accountability),
  )
  for (const event of ['comments.create', 'comments.update'])
    filter<Row>(event, (comment) => checkComment(comment))
  for (const event of ['users.create', 'users.update'])
    filter<Row>(event, (user) => checkDetails(user))
  for (const event of ['presets.create', 'presets.update'])
    filter<Row>(event, (preset, _, { accountability }) => ownPreset(preset, accountability))
  for (const event of ['folders.create', 'folders.update'])
    filter<Row>(event, (folder, _, { accountability }) => checkFolder(folder, accountability))
  for (const collection of [...CONTENT_COLLECTIONS, CERTIFICATES])
    for (const action of ['create', 'update'])
      filter<Row>(`${collection}.items.${action}`, (row, _, { accountability }) =>
        withoutSystemFields(row, accountability),
      )
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
