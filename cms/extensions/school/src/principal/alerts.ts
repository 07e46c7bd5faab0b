import { hash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { endOfAlert, LONGEST_ALERT, type PreparedAlert } from 'school-schema/principal/alerts'
import { ownValue } from 'school-schema/values/own-value'
import { rowsIn, timeOf, type Context, type Database, type Row } from '../shared.ts'
import type { Refusal } from '../website/content-rules.ts'
import { PRINCIPAL } from './decide.ts'
import { queueMail } from './mails.ts'
import { timeText } from './request-approval.ts'

/** An alert that can be chosen, by a digest of its words: the list may be changed meanwhile. */
type Choice = PreparedAlert & { key: string }

/** Instead of an alert: ends the strip that is shown. */
export const NONE = 'none'

const isAlert = (item: Row): item is PreparedAlert =>
  typeof item['text'] === 'string' &&
  item['text'].trim() !== '' &&
  item['text'].length <= LONGEST_ALERT

/** Why the principal would not be offered an alert of the list as it was written; null if each is. */
export function refusalOfAlerts(school: Row): Refusal {
  const written = rowsIn(school['prepared_alerts'])
  const at = written.findIndex(
    (item) =>
      !isAlert(item) ||
      Object.values(item).some((text) => typeof text === 'string' && text.length > LONGEST_ALERT),
  )
  if (at < 0) return null
  const message = isAlert(written[at] ?? {})
    ? `A translation of alert ${at + 1} has more than ${LONGEST_ALERT} characters: shorten it.`
    : `Alert ${at + 1} has no text, or more than ${LONGEST_ALERT} characters: correct its text.`
  return { field: 'prepared_alerts', message }
}

/** The settings of the school that an alert changes. */
export async function readSchool(database: Database): Promise<Row> {
  const [school] = await database('school')
  return school ?? {}
}

/** The alerts that the school has prepared. */
export const choicesOf = (school: Row): Choice[] =>
  rowsIn(school['prepared_alerts'])
    .filter(isAlert)
    .map((alert) => ({
      ...alert,
      key: hash('sha256', JSON.stringify(alert), 'base64url').slice(0, 16),
    }))

/** The texts of an alert by the languages of the website. */
export function textsOf(school: Row, alert: PreparedAlert): Record<string, string> {
  const languages: readonly string[] = String(school['languages']).match(/\w+/g) ?? []
  const translated = languages.flatMap((language): [string, string][] => {
    const text = ownValue(alert, language)?.trim()
    return text ? [[language, text]] : []
  })
  return { [DEFAULT_LANGUAGE]: alert.text.trim(), ...Object.fromEntries(translated) }
}

/** The changes of the settings that show an alert, or end the one that is shown. */
function changesFor(school: Row, alert: PreparedAlert | null, now: Date): Row {
  const { [DEFAULT_LANGUAGE]: text = null, ...others } = alert ? textsOf(school, alert) : {}
  const stored = rowsIn(school['translations'])
  const missing = Object.keys(others).filter(
    (each) => !stored.some(({ language }) => language === each),
  )
  const translations = [...stored, ...missing.map((language): Row => ({ language }))].map(
    (row) => ({
      ...row,
      alert_text: ownValue(others, String(row['language'])) ?? null,
    }),
  )
  return {
    alert_text: text,
    alert_link: null,
    alert_from: null,
    alert_until: alert ? endOfAlert(alert.ends, now).toISOString() : null,
    translations,
  }
}

/** Stores an alert, or the end of it, in the settings of the school, and tells the office. Returns a sentence about it; null if the list has changed. */
export async function publishAlert(
  { database, env, getSchema, services }: Context,
  key: string,
): Promise<string | null> {
  const schema = await getSchema()
  const now = new Date()
  return database.transaction(async (within) => {
    const school = await readSchool(within)
    const alert = choicesOf(school).find((each) => each.key === key) ?? null
    if (!alert && key !== NONE) return null
    const changes = changesFor(school, alert, now)
    const until = alert ? timeText(endOfAlert(alert.ends, now)) : ''
    const said = alert
      ? `“${alert.text.trim()}” is stored at ${timeText(now)}, and is on every page within a second. It is removed by itself at ${until}.`
      : `The alert is taken off every page at ${timeText(now)}.`
    // A form that is sent again changes nothing, and tells nobody again.
    const isShown =
      (school['alert_text'] ?? null) === changes['alert_text'] &&
      (timeOf(school['alert_until']) || 0) === (timeOf(changes['alert_until']) || 0) &&
      !school['alert_from']
    if (isShown) return said
    await queueMail(within, {
      recipient: 'office',
      about: `alert ${now.getTime()}`,
      subject: alert
        ? `Alert on the website: ${alert.text.trim().slice(0, 120)}`
        : 'Alert taken off the website',
      body: `By the link of the principal's phone: ${said}

If this was not the principal: empty Alert Text in School, and end the link (School, Principal, Link for the principal’s phone):
${String(env['PUBLIC_URL'])}/admin/content/school
`,
    })
    const items = new services.ItemsService('school', {
      schema,
      knex: within,
      accountability: PRINCIPAL,
    })
    await items.updateOne(school['id'], changes)
    return said
  })
}
