import { escapeHtml } from 'school-schema/values/escape-html'
import { htmlPage, langAttribute, saidHtml } from 'school-schema/values/html-page'
import { APPROVAL } from 'school-schema/principal/fields'
import { removeInvisible } from 'school-schema/values/typed-text'
import type { Context } from '../shared.ts'
import { signedQuery } from '../website/preview.ts'
import { decide, findAsked, isOpen, type AskedRow } from './decide.ts'
import { APPROVED, labelOf, timeText, type Site } from './request-approval.ts'

/** A page for the website to send. */
export type Page = { status: number; html: string }

/** The fields of a form; null if the page is only opened. */
export type Sent = ReadonlyMap<string, string> | null

/** How long the draft can be looked at, in seconds. */
const PREVIEW_S = 3_000

const LONGEST_REMARK = 1_000

const OVER =
  'This link is over: the text was changed after the e-mail, it was decided in the CMS, or it was deleted. If it waits for you, there is a newer e-mail.'

const over = (): Page => ({ status: 410, html: htmlPage('Nothing to decide', saidHtml(OVER)) })

/** The page at the link of an approval. Only a sent form changes anything: mail scanners open links. */
export async function approvalPage(
  context: Context,
  site: Site,
  id: string,
  sent: Sent,
): Promise<Page> {
  const { database } = context
  const action = sent?.get('action')
  const remark = removeInvisible(sent?.get('remark') ?? '').trim()
  let said = ''
  if (action === 'return' && remark === '') said = 'Write what has to be changed. Nothing was sent.'
  else if (remark.length > LONGEST_REMARK)
    said = `The remark has more than ${LONGEST_REMARK} characters: shorten it. Nothing was sent.`
  else if (action === 'publish' || action === 'return')
    await decide(context, id, { isPublished: action === 'publish', remark })
  const found = await findAsked(database, id)
  if (!found) return over()
  if (found.asked.isSettled) return decided(found)
  if (!(await isOpen(database, found))) return over()
  return { status: said === '' ? 200 : 400, html: formFor(site, found, said, remark) }
}

/** Also after a second tap, or when the link is opened again. */
const decided = ({ row }: AskedRow): Page => ({
  status: 200,
  html: htmlPage(
    row['status'] === 'published' ? 'Published' : 'Decided',
    `${saidHtml(`${labelOf(row)}: ${String(row[APPROVAL])}`)}<p>The office gets an e-mail. This link has no further use.</p>`,
  ),
})

function formFor(
  { secret }: Site,
  { collection, row, asked }: AskedRow,
  said: string,
  remark: string,
) {
  const noun = APPROVED[collection]
  const id = String(row['id'])
  const query = signedQuery(secret, { collection, id }, PREVIEW_S)
  const preview = escapeHtml(`/preview/open?${query}`)
  return htmlPage(
    labelOf(row),
    `${saidHtml(said)}<p>This ${noun} waits for you. Visitors do not see it yet. <a href="${preview}" target="_blank" rel="noopener">Open it in its own window</a></p>
<iframe src="${preview}#main" title="The ${noun} as visitors will see it"></iframe>
<form method="post"><p><button name="action" value="publish">Publish</button></p>
<label>What has to be changed, if you send it back <textarea name="remark"${langAttribute(remark)} rows="3" maxlength="${LONGEST_REMARK}">${escapeHtml(remark)}</textarea></label>
<p><button class="other" name="action" value="return">Send back</button></p></form>
<p><small>For one decision, until ${timeText(asked.until * 1000)}.</small></p>`,
  )
}
