import type * as crypto from 'node:crypto'
import { initialAlerts } from 'school-schema/principal/alerts'
import { sign } from 'school-schema/values/signature'
import { makeLink, pauseAfter, refusalOfPin } from './alert-link.ts'
import { alertPage } from './alert-page.ts'
import { refusalOfAlerts } from './alerts.ts'
import { openCms } from './testing/cms.ts'

jest.mock('../accounts/access-log.ts', () => ({ writeLine() {} }))
// Its cost is for who guesses PINs.
jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto')
  const scrypt = (...[pin, salt, length, , done]: Parameters<typeof crypto.scrypt>) =>
    actual.scrypt(pin, salt, length, { N: 2 }, done)
  return { ...actual, scrypt }
})

const SITE = { origin: 'https://school.example', secret: 'a-secret-for-tests' }
const PIN = '480915'
const NOW = Date.parse('2026-11-29T01:30:00Z')

let cms: Awaited<ReturnType<typeof openCms>>
let id: string
beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  cms = await openCms()
  await cms
    .database('school')
    .where({ id: 1 })
    .update({ prepared_alerts: JSON.stringify(initialAlerts) })
  id = await makeLink(cms.database, PIN)
})
afterEach(async () => {
  jest.useRealTimers()
  await cms.database.destroy()
})

const open = (fields?: Record<string, string>, link = id) =>
  alertPage(cms.context, SITE, link, fields ? new Map(Object.entries(fields)) : null)
const school = async () => (await cms.database('school'))[0] ?? {}
const mails = () => cms.database('school_mail')

/** The fields of the form after the right PIN, with the alert at a place of the list. */
async function chosen(at: number): Promise<Record<string, string>> {
  const { html } = await open({ pin: PIN })
  const grant = /name="grant" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const keys = [...html.matchAll(/name="alert" value="([^"]+)"/g)].map(([, key]) => key ?? '')
  return { grant, alert: keys[at] ?? '' }
}

test('the PIN and one choice store an alert in the languages of the school, with its end, and tell the office once', async () => {
  const fields = await chosen(0)
  expect(await school()).toMatchObject({ alert_text: null })
  expect((await open(fields)).html).toContain('Monday, 30 November at 12:00 am')
  const { translations, ...stored } = await school()
  expect(stored).toMatchObject({
    alert_text: 'School is closed today.',
    alert_until: '2026-11-29T18:30:00.000Z',
  })
  expect(JSON.parse(String(translations))).toEqual([
    { language: 'hi', alert_text: 'विद्यालय आज बंद है।' },
  ])
  await open(fields)
  expect(await mails()).toHaveLength(1)
})

test('an alert that is prepared in Hindi only says so', async () => {
  const alert = { text: 'आज अवकाश है', ends: 'today' }
  await cms
    .database('school')
    .where({ id: 1 })
    .update({ prepared_alerts: JSON.stringify([alert]), alert_text: 'আজ বন্ধ' })
  const { html } = await open({ pin: PIN })
  expect(html).toContain('<span><span lang="hi">आज अवकाश है</span><small>')
  expect(html).toContain('<strong><span lang="bn">আজ বন্ধ</span></strong>')
})

test('the translations of other texts of the school stay', async () => {
  const translations = [
    { language: 'hi', name: 'पलाश', alert_text: 'पुराना' },
    { language: 'bn', name: 'পলাশ', alert_text: 'পুরোনো' },
  ]
  await cms
    .database('school')
    .where({ id: 1 })
    .update({ translations: JSON.stringify(translations) })
  await open(await chosen(3))
  expect(JSON.parse(String((await school())['translations']))).toEqual([
    { language: 'hi', name: 'पलाश', alert_text: 'विद्यालय परिवहन आज देर से चल रहा है।' },
    { language: 'bn', name: 'পলাশ', alert_text: null },
  ])
})

test('an alert is taken off again', async () => {
  await open(await chosen(0))
  await open({ ...(await chosen(0)), alert: 'none' })
  expect(await school()).toMatchObject({ alert_text: null, alert_until: null })
})

test('only the right PIN opens the list, and its grant lasts ten minutes', async () => {
  expect((await open()).html).not.toContain('name="grant"')
  expect((await open({ pin: '480916' })).status).toBe(403)
  expect((await open({ pin: '४८० ९१५' })).status).toBe(200)
  const fields = await chosen(0)
  jest.advanceTimersByTime(601_000)
  expect((await open(fields)).status).toBe(403)
  for (const grant of ['', '1.x', `9999999999.${sign(SITE.secret, ['alert', id, 9_999_999_999])}`])
    expect((await open({ ...fields, grant })).status).toBe(403)
  expect(await school()).toMatchObject({ alert_text: null })
})

test('a choice that is not in the list any more changes nothing', async () => {
  const fields = await chosen(0)
  await cms.database('school').where({ id: 1 }).update({ prepared_alerts: '[]' })
  expect((await open(fields)).html).toContain('The list was changed')
  expect((await open({ ...fields, alert: '' })).status).toBe(400)
})

test('another link ends the one before', async () => {
  await makeLink(cms.database, PIN)
  for (const fields of [undefined, { pin: PIN }]) expect((await open(fields)).status).toBe(410)
})

test('five wrong PINs are free; then even the right one waits, and never for more than fifteen minutes', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await open({ pin: '000000' })).status).toBe(403)
  expect((await open({ pin: PIN })).status).toBe(429)
  jest.advanceTimersByTime(30_001)
  expect((await open({ pin: '000000' })).status).toBe(403)
  jest.advanceTimersByTime(30_001)
  expect((await open({ pin: PIN })).status).toBe(429)
  jest.advanceTimersByTime(30_001)
  expect((await open({ pin: PIN })).status).toBe(200)
  expect((await open({ pin: '000000' })).status).toBe(403)
  expect([5, 6, 1_000].map(pauseAfter)).toEqual([30_000, 60_000, 900_000])
})

test('of many PINs at once, one is compared', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => open({ pin: '000000' })))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(1)
})

test('a PIN that is easy to guess is refused', () => {
  const refused = ['12345', '1234567890123', '123456', '987654', '777777', 'abcdef', '', '४८०९१५']
  for (const pin of refused) expect([pin, refusalOfPin(pin)]).not.toContain(null)
})

test('the stored PIN cannot be read', async () => {
  expect(JSON.stringify(await cms.database('school_link'))).not.toContain(PIN)
  expect(refusalOfPin(PIN)).toBeNull()
})

test.each([
  ['as the website brings it', [...initialAlerts], null],
  ['of an empty list', [], null],
  ['without a text', [initialAlerts[0], { text: ' ', ends: 'today' }], /^Alert 2 has no text/],
  ['that is too long', [{ text: 'x'.repeat(301), ends: 'today' }], /^Alert 1 .+ 300/],
  ['with a long translation', [{ text: 'x', hi: 'x'.repeat(301) }], /^A translation of alert 1/],
])('an alert %s is stored only if the principal is offered it', (_, prepared_alerts, message) => {
  const refusal = refusalOfAlerts({ prepared_alerts })?.message ?? null
  if (message) expect(refusal).toMatch(message)
  else expect(refusal).toBeNull()
})
