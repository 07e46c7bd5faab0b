import encodeQR from 'qr'
import { escapeHtml } from 'school-schema/values/escape-html'
import { htmlPage, saidHtml } from 'school-schema/values/html-page'
import { linkPath } from 'school-schema/principal/links'
import { writeLine } from '../accounts/access-log.ts'
import { invalidPayload, type App, type Context, type Database, type Upload } from '../shared.ts'
import { guardPage, PAGE_HEADERS } from '../own-pages.ts'
import { endLink, findLink, makeLink, readPin, refusalOfPin } from './alert-link.ts'
import { timeText, type Site } from './request-approval.ts'

const PATH = '/principal-link'
const TITLE = 'Link for the principal’s phone'
const ADMINISTRATORS = 'Only administrators make this link. Sign in to the CMS first.'

const MOST_CHARACTERS = 2_000

/** The link is ended by hand, not by time. */
const NEVER = 9_999_999_999

/** `/principal-link`: an administrator makes the link of the prepared alerts, sees it once, and ends it. */
export function addLinkPage(app: App, { database }: Context, site: Site): void {
  guardPage(app, PATH, ADMINISTRATORS)
  app.get(PATH, (_request, response, next) => {
    pageOf(database).then((html) => response.status(200).set(PAGE_HEADERS).send(html), next)
  })
  app.post(PATH, (request, response, next) => {
    act(request, database, site).then(
      (html) => response.status(200).set(PAGE_HEADERS).send(html),
      next,
    )
  })
}

async function act(request: Upload, database: Database, { origin, secret }: Site): Promise<string> {
  const fields = await readFields(request)
  if (fields.get('action') === 'end') {
    await endLink(database)
    writeLine({ event: 'alert-link-ended' })
    return pageOf(database, 'The link has ended: it opens nothing any more.')
  }
  const pin = readPin(fields.get('pin') ?? '')
  const refusal = refusalOfPin(pin)
  if (refusal) return pageOf(database, refusal)
  const id = await makeLink(database, pin)
  writeLine({ event: 'alert-link-made' })
  return madePage(origin + linkPath(secret, 'alert', id, NEVER))
}

async function readFields(request: Upload): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > MOST_CHARACTERS) throw invalidPayload('The form is too long.')
  }
  return new URLSearchParams(text)
}

const BACK = '<p><a href="/admin/content/school">Back to the CMS</a></p>'

const madePage = (link: string): string =>
  htmlPage(
    TITLE,
    `${saidHtml('The link is made, and shown only now. An earlier one has ended.')}
<p>Open it on the phone of the principal, with its camera:</p>${encodeQR(link, 'svg')}
<p>or send it there: <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<p>Then choose “Add to home screen” in the menu of the browser. Tell the principal the PIN, and write it nowhere.</p>${BACK}`,
  )

async function pageOf(database: Database, said = ''): Promise<string> {
  const link = await findLink(database)
  const used = link?.['used'] ? `, last opened with the PIN ${timeText(Number(link['used']))}` : ''
  const state = link
    ? `There is a link, made ${timeText(Number(link['created']))}${used}.`
    : 'There is no link.'
  const end = link
    ? '<form method="post"><p><button class="other" name="action" value="end">End the link</button></p></form>'
    : ''
  return htmlPage(
    TITLE,
    `${saidHtml(said)}<p>With this link and a PIN the principal puts one of the prepared alerts on every page, such as “School is closed today”, from any phone and without an account. The office gets an e-mail about each use. ${state}</p>
<form method="post"><label>PIN, six to twelve digits <input type="password" name="pin" inputmode="numeric" autocomplete="off" required minlength="6" maxlength="12"></label><p><button name="action" value="make">Make ${link ? 'another link, and end this one' : 'the link'}</button></p></form>${end}${BACK}`,
  )
}
