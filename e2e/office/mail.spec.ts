import { expect, test } from 'playwright/test'
import { storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { readHealth } from '../support/servers/health.ts'
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/servers/served-site.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const OFFICE = 'office@school.example'
const PHONE = '0718293645'
const ARRIVES = { timeout: 30_000 }

let mail: MailServer
let site: ServedSite

const copy = setUpCopy('office-mail', async () => {
  await site.stop()
  await mail.close()
})
const serve = () =>
  serveSite(copy, requireEnv('E2E_CMS_URL'), {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OFFICE_EMAIL: OFFICE,
  })
test.beforeAll(async () => {
  mail = await startMailServer()
  site = await serve()
})

/** Sends an enquiry; returns what the e-mail about it must contain, and what it must not. */
async function sendEnquiry() {
  const name = uniqueName()
  expect(await postEnquiry(site.url, name, PHONE)).toBe(true)
  const [item] = await storedAdmissions(name)
  return { name, id: String(item?.['id']) }
}

const queueState = async () => (await readHealth(site.url)).emails

const hasLogged = (event: string) => site.lines.some((line) => line.includes(`"${event}"`))

test('an enquiry leads to an e-mail with a link to it, and without personal data', async () => {
  const { name, id } = await sendEnquiry()
  await expect.poll(() => mail.received.length, ARRIVES).toBe(1)
  const [message] = mail.received
  const path = `/admin/content/admission_form/${id}`
  expect(message?.to).toEqual([OFFICE])
  expect(message?.text).toContain(`${requireEnv('E2E_CMS_URL')}${path}\n`)
  expect(message?.text).toMatch(/^Reply promised by: .* IST$/m)
  for (const word of [name, ...name.split(' '), PHONE]) expect(message?.raw).not.toContain(word)
  await expect.poll(queueState).toEqual({ pending: 0, oldestSeconds: 0 })
  expect(hasLogged('mail-sent')).toBe(true)
  expect(site.lines.join('\n')).not.toContain(OFFICE)
})

test('a parent who gives an e-mail address gets one, and the CMS does not get the address', async () => {
  const parent = 'a.parent@home.example'
  const form = await (await fetch(`${site.url}/TakeAdmission`)).text()
  expect(form).toContain('name="email"')
  const name = uniqueName()
  for (const phone of [PHONE, '0718293646'])
    expect(await postEnquiry(site.url, name, phone, { email: parent })).toBe(true)
  const listSent = () => mail.received.filter(({ to }) => to.includes(parent))
  await expect.poll(() => listSent().length, ARRIVES).toBe(1)
  const sent = listSent()
  expect(sent[0]?.raw).not.toContain(name)
  const stored = await storedAdmissions(name)
  expect(stored.map(({ reference }) => reference)).toContainEqual(
    / enquiry (\w{8})$/.exec(sent[0]?.subject ?? '')?.[1],
  )
  expect(JSON.stringify(stored)).not.toContain(parent)
  expect(site.lines.join('\n')).not.toContain(parent)
})
