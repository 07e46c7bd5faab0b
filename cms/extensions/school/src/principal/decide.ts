import { APPROVAL, APPROVAL_REQUEST } from 'school-schema/principal/fields'
import type { Context, Database, Person, Row } from '../shared.ts'
import { queueMail } from './mails.ts'
import {
  APPROVED,
  approvedNames,
  digestOf,
  labelOf,
  readAsked,
  timeText,
  writeAsked,
  type Approved,
  type Asked,
} from './request-approval.ts'

/** A row with the link in the last e-mail about it. */
export type AskedRow = { collection: Approved; row: Row; asked: Asked }

/** With the rights of the CMS itself, so that the change is in the history, without a person. */
export const PRINCIPAL: Person = {
  user: null,
  role: null,
  roles: [],
  admin: true,
  app: false,
  ip: null,
}

/** The row of a link; null if there is none any more. */
export async function findAsked(database: Database, id: string): Promise<AskedRow | null> {
  for (const collection of approvedNames) {
    const [row] = await database(collection).where(APPROVAL_REQUEST, 'like', `${id}.%`)
    const asked = readAsked(row?.[APPROVAL_REQUEST])
    // In a pattern, an underscore is any character.
    if (row && asked?.id === id) return { collection, row, asked }
  }
  return null
}

/** Whether the row is still as it was when the e-mail was written, and waits. */
export const isOpen = async (database: Database, { collection, row, asked }: AskedRow) =>
  row['status'] === 'waiting' &&
  !asked.isSettled &&
  (await digestOf(database, collection, row)) === asked.digest

type Decision = { isPublished: boolean; remark: string }

/**
 * Publishes the row of a link or sends it back, once and only as it was when the e-mail was written; the row says who
 * decided, when and why, and the office gets an e-mail. A later decision changes nothing.
 */
export async function decide(
  { database, getSchema, services, env }: Context,
  id: string,
  { isPublished, remark }: Decision,
): Promise<void> {
  const schema = await getSchema()
  await database.transaction(async (within) => {
    const found = await findAsked(within, id)
    if (!found || !(await isOpen(within, found))) return
    const { collection, row, asked } = found
    const settled = writeAsked({ ...asked, isSettled: true })
    // Of two decisions at once, one counts.
    const own = within(collection).where({ id: row['id'], [APPROVAL_REQUEST]: writeAsked(asked) })
    if ((await own.update({ [APPROVAL_REQUEST]: settled })) !== 1) return
    const [school] = await within('school').select('principal_email')
    const done = isPublished ? 'Published' : 'Sent back'
    const why = remark === '' ? '' : `: ${remark}`
    const approval = `${done} by the principal (${String(school?.['principal_email'])}) on ${timeText(Date.now())}${why}`
    await queueMail(within, {
      recipient: 'office',
      about: `decision ${collection} ${String(row['id'])}`,
      subject: `${done} by the principal: ${labelOf(row)}`,
      body: `${labelOf(row)}

${approval}

The ${APPROVED[collection]} in the CMS: ${String(env['PUBLIC_URL'])}/admin/content/${collection}/${String(row['id'])}
`,
    })
    // Last: its webhook tells the website of what is committed next.
    const items = new services.ItemsService(collection, {
      schema,
      knex: within,
      accountability: PRINCIPAL,
    })
    await items.updateOne(row['id'], {
      status: isPublished ? 'published' : 'returned',
      [APPROVAL]: approval,
    })
  })
}
