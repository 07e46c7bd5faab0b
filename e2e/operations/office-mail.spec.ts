import { expect, test } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { askCms, listItems } from '../support/cms.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

test.describe.configure({ mode: 'serial' })

const OFFICE = 'office@school.example'
const PHONE = '0718293645'
const ARRIVES = { timeout: 30_000 }

let mail: MailServer
let copy: InstanceCopy
let site: ServedSite
const serve = () =>
  serveSite(copy, requireEnv('E2E_CMS_URL'), {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OFFICE_EMAIL: OFFICE,
  })
test.beforeAll(async () => {
  mail = await startMailServer()
  copy = await copyInstance('office-mail')
  site = await serve()
})
test.afterAll(async () => {
  await site.stop()
  await mail.close()
  await copy.remove()
})

/** Sends an enquiry and answers what a letter about it must say, and what it must not. */
async function sendEnquiry() {
  const name = `Asha Devi ${crypto.randomUUID().slice(0, 8)}`
  const { admission_form } = await readForms(site.url)
  const typed = { student_name: name, age: '5', contact_number: PHONE }
  const answer = await postPlainly(site.url, admission_form, typed)
  expect(await answer.text()).toContain(say.thanks(name))
  const [item] = await listItems('admission_form', 'student_name', name)
  return { name, id: String(item?.id) }
}

async function lettersState() {
  const answer = await fetch(`${site.url}/api/health`)
  return ((await answer.json()) as { letters?: { pending: number } }).letters
}

const messageIds = () => mail.received.map(({ messageId }) => messageId)
const hasSaid = (event: string) => site.lines.some((line) => line.includes(`"${event}"`))

test('an enquiry leads to a letter with a link to it, and without the family', async () => {
  const { name, id } = await sendEnquiry()
  await expect.poll(() => mail.received.length, ARRIVES).toBe(1)
  const [letter] = mail.received
  const path = `/admin/content/admission_form/${id}`
  expect(letter?.to).toEqual([OFFICE])
  expect(letter?.text).toContain(`${requireEnv('E2E_CMS_URL')}${path}\n`)
  expect(letter?.text).toMatch(/^Reply promised by: .* IST$/m)
  for (const word of [name, ...name.split(' '), PHONE]) expect(letter?.raw).not.toContain(word)
  expect((await askCms('GET', `/items/admission_form/${id}`)).status).toBe(200)
  await expect.poll(lettersState).toEqual({ pending: 0, oldestSeconds: 0 })
  expect(hasSaid('mail-sent')).toBe(true)
  expect(site.lines.join('\n')).not.toContain(OFFICE)
})

test('a letter waits for a mail server that is away, and for a site that was killed', async () => {
  await mail.close()
  const { id } = await sendEnquiry()
  await expect.poll(() => hasSaid('mail-pending'), ARRIVES).toBe(true)
  expect(await lettersState()).toMatchObject({ pending: 1 })
  await site.kill()

  mail = await startMailServer(mail.port)
  site = await serve()
  await expect.poll(() => mail.received.length, ARRIVES).toBe(1)
  expect(messageIds()).toEqual([`<enquiry-${id}@school.example>`])

  mail.answer(451)
  const { id: next } = await sendEnquiry()
  await expect.poll(() => hasSaid('mail-pending'), ARRIVES).toBe(true)
  mail.answer(250)
  await expect.poll(() => mail.received.length, ARRIVES).toBe(2)
  expect(messageIds().at(-1)).toBe(`<enquiry-${next}@school.example>`)
  await expect.poll(lettersState).toEqual({ pending: 0, oldestSeconds: 0 })
})
