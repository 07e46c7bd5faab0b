import { checkRightIn } from '../directus.ts'
import type { Context, Hooks, Row } from '../shared.ts'
import { refusalOfQuestions } from 'school-schema/forms/form-columns'
import { failedValidation, rowsIn } from '../shared.ts'
import { guardRow } from '../website/content-rules.ts'
import { addAttachmentRoutes, createAttachments } from './attachments.ts'
import { guardConfidential } from './confidential.ts'
import { takePlace } from './places.ts'
import { addVotesRoute } from './votes.ts'

/** The forms that a school makes, and the answers to them. */
export default function register(hooks: Hooks, context: Context): void {
  const { filter, init } = hooks
  const { database } = context
  guardRow(hooks, 'pages', ['form_fields'], (row) => {
    const refusal = refusalOfQuestions(rowsIn(row['form_fields']))
    if (refusal) throw failedValidation('pages', 'form_fields', refusal)
  })
  guardConfidential(hooks)
  filter<Row>('form_answer.items.create', (row, _meta, where) => takePlace(where.database, row))
  init('app.before', async () => void (await createAttachments(database)))
  init('routes.custom.before', ({ app }) => {
    const checkRight = checkRightIn(context)
    addAttachmentRoutes(app, context, checkRight)
    addVotesRoute(app, context, checkRight)
  })
}
