import { checkRightIn } from '../directus.ts'
import { type Context, type Hooks, type Row, rowsIn } from '../shared.ts'
import { FULL_TIMES, refusalOfQuestions } from 'school-schema/forms/questions'
import { createLimiter } from 'school-schema/values/limiter'
import { guardRow } from '../website/content-rules.ts'
import { addAttachmentRoutes } from './attachments.ts'
import { guardConfidential } from './confidential.ts'
import { markFull, takePlace } from './places.ts'
import { addVotesRoute } from './votes.ts'

/** The forms that a school makes, and the answers to them. */
export default function register(hooks: Hooks, context: Context): void {
  const { action, filter, init } = hooks
  const { database, logger } = context
  guardRow(hooks, 'pages', ['form_fields'], (row) => {
    const message = refusalOfQuestions(rowsIn(row['form_fields']))
    return message === null ? null : { field: 'form_fields', message }
  })
  guardConfidential(hooks)
  filter<Row>('form_answer.items.create', (row, _meta, where) => takePlace(where.database, row))
  const inTurn = createLimiter(1)
  const mark = () => {
    // One that waits sees this change, too: an import makes hundreds.
    if (inTurn.waiting() > 0) return
    void inTurn
      .run(() => markFull(database))
      // The message of the database may quote the row.
      .catch(() => logger.warn('The full times are not marked; the next answer tries again.'))
  }
  for (const change of ['create', 'update', 'delete']) {
    action(`form_answer.items.${change}`, mark)
    action(`pages.items.${change}`, mark)
  }
  init('app.after', async () => {
    // A new CMS has no columns yet.
    if (await database.schema.hasColumn('pages', FULL_TIMES)) mark()
  })
  init('routes.custom.before', ({ app }) => {
    const checkRight = checkRightIn(context)
    addAttachmentRoutes(app, context, checkRight)
    addVotesRoute(app, context)
  })
}
