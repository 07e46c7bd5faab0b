import { APPROVAL, APPROVAL_REQUEST } from 'school-schema/principal/fields'
import { isLinkKind, readLink } from 'school-schema/principal/links'
import { createLimiter } from 'school-schema/values/limiter'
import {
  failedValidation,
  isLimited,
  rowsIn,
  type Context,
  type Hooks,
  type Row,
} from '../shared.ts'
import { guardRow } from '../website/content-rules.ts'
import { answerWebsite } from '../website-questions.ts'
import { alertPage } from './alert-page.ts'
import { refusalOfAlerts } from './alerts.ts'
import { approvalPage, type Page, type Sent } from './approval-page.ts'
import { addLinkPage } from './link-page.ts'
import { claimMails, forgetMails, waitingSince } from './mails.ts'
import { approvedNames, requestApprovals, type Site } from './request-approval.ts'

const NO_ADDRESS =
  'Nobody can be asked: write the e-mail address of the principal in School, under Principal, first.'

/** What the principal does by signed links, without an account: approvals, and prepared alerts. */
export default function register(hooks: Hooks, context: Context): void {
  guardRow(hooks, 'school', ['prepared_alerts'], refusalOfAlerts)
  const { database, env, logger } = context
  const { SITE_PREVIEW_URL: url, PREVIEW_SECRET: secret } = env
  if (typeof url !== 'string' || typeof secret !== 'string') return
  const site: Site = { origin: new URL(url).origin, secret }

  const inTurn = createLimiter(1)
  const request = () =>
    void inTurn
      .run(() => requestApprovals(database, site))
      // The message of the database may quote the row.
      .catch(() => logger.warn('The principal could not be asked; the next save tries again.'))

  hooks.init('app.after', async () => {
    // A new CMS has no columns yet.
    if (await database.schema.hasColumn('pages', APPROVAL_REQUEST)) request()
  })
  for (const collection of approvedNames) {
    for (const change of ['create', 'update']) {
      hooks.filter<Row>(
        `${collection}.items.${change}`,
        async (row, _, { accountability, ...where }) => {
          if (row['status'] === 'waiting') {
            const [school] = await where.database('school').select('principal_email')
            if (!school?.['principal_email'])
              throw failedValidation(collection, 'status', NO_ADDRESS)
          }
          if (!isLimited(accountability)) return row
          const { [APPROVAL]: _approval, [APPROVAL_REQUEST]: _request, ...own } = row
          return own
        },
      )
      hooks.action(`${collection}.items.${change}`, request)
    }
  }

  // The website has no use for the address, and stores what it reads.
  hooks.filter<unknown>('school.items.read', (rows, _, { accountability }) =>
    accountability?.app === false && Array.isArray(rows)
      ? rowsIn(rows).map(({ principal_email: _email, ...row }) => row)
      : rows,
  )

  hooks.init('routes.custom.before', ({ app }) => {
    addLinkPage(app, context, site)
    answerWebsite(app, '/principal/page', context, (body) => pageOf(context, site, body))
    answerWebsite(app, '/principal/mails', context, async ({ sent, claim }) => {
      if (Array.isArray(sent)) await forgetMails(database, sent)
      return {
        since: await waitingSince(database),
        mails: claim === true ? await claimMails(database) : [],
      }
    })
  })
}

/** The page at a link, opened or with a form; null for what the website does not send. */
async function pageOf(context: Context, site: Site, body: Row): Promise<Page | null> {
  const { kind, token, fields } = body
  if (typeof kind !== 'string' || !isLinkKind(kind) || typeof token !== 'string') return null
  const id = readLink(site.secret, kind, token)
  if (id === null) return null
  const sent: Sent =
    fields === null
      ? null
      : new Map(
          Object.entries(rowsIn([fields])[0] ?? {}).map(([name, value]) => [name, String(value)]),
        )
  return kind === 'alert'
    ? alertPage(context, site, id, sent)
    : approvalPage(context, site, id, sent)
}
