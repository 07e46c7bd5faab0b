import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { escapeHtml } from 'school-schema/values/escape-html'
import { htmlPage, saidHtml, textHtml } from 'school-schema/values/html-page'
import { endOfAlert } from 'school-schema/principal/alerts'
import { readSignedUntil, signUntil, type Signed } from 'school-schema/values/signature'
import { writeLine } from '../accounts/access-log.ts'
import { timeOf, type Context, type Row } from '../shared.ts'
import { findLink, readPin, tryPin } from './alert-link.ts'
import { choicesOf, NONE, publishAlert, readSchool, textsOf } from './alerts.ts'
import type { Page, Sent } from './approval-page.ts'
import { timeText, type Site } from './request-approval.ts'

/** How long a right PIN is enough, in seconds. */
const PIN_S = 10 * 60

const pinUntil =
  (id: string) =>
  (until: number): Signed => ['pin', id, until]

const TITLE = 'Alert on the website'
const ENDED =
  'This link has ended. The administrator of the website makes a new one in the CMS: School, Principal.'

const page = (status: number, said: string, body: string): Page => ({
  status,
  html: htmlPage(TITLE, saidHtml(said) + body),
})

const pinForm = `<form method="post"><label>PIN <input type="password" name="pin" inputmode="numeric" autocomplete="off" required maxlength="12"></label><p><button>Continue</button></p></form>`

/** The page at the link of the principal's phone: the PIN, then the prepared alerts. */
export async function alertPage(
  context: Context,
  site: Site,
  id: string,
  sent: Sent,
): Promise<Page> {
  const link = await findLink(context.database)
  if (link?.['id'] !== id) return page(410, ENDED, '')
  const granted = readSignedUntil(site.secret, sent?.get('grant') ?? '', pinUntil(id))
  if (granted !== null) return publish(context, site, id, sent?.get('alert') ?? '')
  if (sent?.has('grant')) return page(403, 'Ten minutes have passed. Write the PIN again.', pinForm)
  const pin = sent?.get('pin')
  if (pin === undefined) return page(200, '', pinForm)
  const attempt = await tryPin(context.database, id, readPin(pin))
  if (attempt === 'right') return choose(context, site, id, '')
  writeLine({ event: 'alert-pin-refused' })
  if (attempt === 'ended') return page(410, ENDED, '')
  if (attempt === 'wrong') return page(403, 'This is not the PIN.', pinForm)
  const minutes = Math.ceil(attempt.waitMs / 60_000)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return page(429, `Too many wrong PINs. Try again in ${wait}.`, pinForm)
}

async function publish(context: Context, site: Site, id: string, key: string): Promise<Page> {
  const said = await publishAlert(context, key)
  if (said === null)
    return choose(context, site, id, 'The list was changed meanwhile. Choose again.')
  writeLine({ event: 'alert-published' })
  return page(200, said, '<p>The office gets an e-mail. <a href="/">See the website</a></p>')
}

async function choose({ database }: Context, { secret }: Site, id: string, said: string) {
  const school = await readSchool(database)
  const until = Math.floor(Date.now() / 1000) + PIN_S
  const grant = signUntil(secret, until, pinUntil(id))
  const shown = shownOf(school)
  const choices = choicesOf(school).map((alert) => {
    const texts = Object.entries(textsOf(school, alert)).map(([language, text]) =>
      language === DEFAULT_LANGUAGE
        ? textHtml(text)
        : `<span lang="${language}">${escapeHtml(text)}</span>`,
    )
    const until = `<small>until ${timeText(endOfAlert(alert.ends, new Date()))}</small>`
    return choice(alert.key, texts.join('<br>') + until)
  })
  const none = shown ? [choice(NONE, 'No alert: take it off')] : []
  const now = shown
    ? `<p>On every page now: <strong>${textHtml(shown)}</strong> What you choose replaces it.</p>`
    : ''
  const list = [...choices, ...none].join('')
  const empty =
    '<p>No alerts are prepared. Write some in the CMS: School, Principal, Prepared Alerts.</p>'
  return page(
    said === '' ? 200 : 400,
    said,
    `${now}${list === '' ? empty : `<form method="post"><input type="hidden" name="grant" value="${grant}">${list}<p><button>Publish on every page</button></p></form>`}`,
  )
}

const choice = (key: string, html: string): string =>
  `<label class="choice"><input type="radio" name="alert" value="${key}" required><span>${html}</span></label>`

/** The alert that visitors see or will see; null without one. */
function shownOf(school: Row): string | null {
  const text = school['alert_text']
  const isOver = timeOf(school['alert_until']) <= Date.now()
  return typeof text === 'string' && text !== '' && !isOver ? text : null
}
