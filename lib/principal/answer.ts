import 'server-only'
import { hash } from 'node:crypto'
import { htmlPage, PAGE_STYLE, saidHtml } from 'school-schema/values/html-page'
import { readLink } from 'school-schema/principal/links'
import type { LinkKind } from 'school-schema/values/signature'
import { requestLinkPage } from '../content/client/principal.ts'
import { isOwnForm } from '../enquiry/posted-form.ts'
import { formHeaders } from '../security/policy.ts'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'

const ENDED =
  'This link is not valid: it is older than seven days, or not complete. Open the newest e-mail, and tap the link in it.'
const ELSEWHERE = 'Open the link again, and send the form of that page.'
const TOO_LONG = 'The text is too long. Shorten it.'
/** A CMS that hangs may still do what it was sent. */
const UNAVAILABLE =
  'Nothing is confirmed: the CMS of the school does not answer. Look at the website in a minute, and try again if nothing has changed there. If families must know now, telephone or write to them, and call the person who looks after the website.'

/** More than a remark of a thousand characters. */
const LONGEST = 12_000

const style = `'sha256-${hash('sha256', PAGE_STYLE, 'base64')}'`

function answer(status: number, html: string): Response {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(html, { status, headers: { ...formHeaders(style), ...type } })
}

const refuse = (status: number, reason: string): Response => {
  log.warn({ event: 'link-refused', status })
  return answer(status, htmlPage('Not possible', saidHtml(reason)))
}

/**
 * The page at a signed link of the principal, which the CMS makes; a forged or expired link never reaches it.
 * `lib/preview/guard.ts` sets the headers of previews.
 */
export async function answerLink(
  request: Request,
  kind: LinkKind,
  token: string,
): Promise<Response> {
  const { PREVIEW_SECRET: secret } = siteEnvironment()
  if (!secret || readLink(secret, kind, token) === null) return refuse(403, ENDED)
  let fields: Record<string, string> | null = null
  if (request.method === 'POST') {
    if (!isOwnForm(request.headers)) return refuse(403, ELSEWHERE)
    const text = await request.text()
    if (text.length > LONGEST) return refuse(413, TOO_LONG)
    fields = Object.fromEntries(new URLSearchParams(text))
  }
  const page = await requestLinkPage(kind, token, fields).catch(() => null)
  return page ? answer(page.status, page.html) : refuse(503, UNAVAILABLE)
}
