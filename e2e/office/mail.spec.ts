import { expect, test } from 'playwright/test'
import { askCms, changeItem, withItem } from '../support/cms.ts'
import { english } from '../../lib/messages/messages.ts'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { readHealth } from '../support/servers/health.ts'
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/servers/served-site.ts'
import { mailsTo, subscribe, subscriptionIn } from '../support/subscriber.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const OFFICE = 'office@school.example'
const PHONE = '0718293645'

let mail: MailServer
let site: ServedSite

const copy = setUpCopy('office-mail', async () => {
  await site.stop()
  await mail.close()
})
test.beforeAll(async () => {
  mail = await startMailServer()
  const { previewSecret, previewToken } = await loadSecrets(copy.dataDir)
  site = await serveSite(copy, requireEnv('E2E_CMS_URL'), {
    PREVIEW_SECRET: previewSecret,
    CMS_PREVIEW_TOKEN: previewToken,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OFFICE_EMAIL: OFFICE,
  })
})

test('the office gets an e-mail without personal data, and a parent who asked for it one; CMS and log have no address', async () => {
  const parent = 'a.parent@home.example'
  const name = uniqueName()
  await postEnquiry(site.url, name, PHONE, { email: parent })
  const sentTo = (address: string) => mailsTo(mail, address)
  await expect.poll(() => sentTo(OFFICE).length + sentTo(parent).length).toBe(2)
  const stored = await storedAdmissions(name)
  const [toOffice, toParent] = [...sentTo(OFFICE), ...sentTo(parent)]
  const path = `/admin/content/admission_form/${String(stored[0]?.['id'])}`
  expect(toOffice?.text).toContain(`${requireEnv('E2E_CMS_URL')}${path}\n`)
  for (const word of [...name.split(' '), PHONE, parent]) expect(toOffice?.raw).not.toContain(word)
  expect(toParent?.subject).toContain(` enquiry ${String(stored[0]?.['reference'])}`)
  const emails = async () => (await readHealth(site.url)).emails
  await expect.poll(emails).toEqual({ pending: 0, oldestSeconds: 0, notices: 0 })
  expect(JSON.stringify(stored)).not.toContain(parent)
  expect(site.lines.join('\n')).toContain('"mail-sent"')
  for (const address of [OFFICE, parent]) expect(site.lines.join('\n')).not.toContain(address)
})

test('the principal publishes a notice by the link in an e-mail, once and without scripts, and the office gets an e-mail', async ({
  browser,
}) => {
  const principal = 'principal@school.example'
  // It stays: cms/principal sets the same one at the same time.
  await askCms('PATCH', '/items/school', { principal_email: principal })
  const title = uniqueName()
  await withItem('notification', { title, status: 'waiting' }, async (id) => {
    const sentTo = (address: string) =>
      mail.received.filter(({ to, subject }) => to.includes(address) && subject.includes(title))
    await expect.poll(() => sentTo(principal).length, { timeout: 60_000 }).toBe(1)
    const [link = ''] =
      /http\S+\/preview\/approval\/\S+/.exec(sentTo(principal)[0]?.text ?? '') ?? []
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(link)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Preview with drafts')).toBeVisible()
    const stateOf = async () => (await askCms('GET', `/items/notification/${id}`)).row['status']
    expect(await stateOf()).toBe('waiting')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('alert')).toContainText('Published by the principal')
    expect(await stateOf()).toBe('published')
    await expect.poll(() => sentTo(OFFICE).length, { timeout: 60_000 }).toBe(1)
    await changeItem('notification', id, { status: 'draft' })
    await page.goto(link)
    await expect(page.getByRole('button')).toHaveCount(0)
    await context.close()
  })
})

test('a family subscribes, confirms, gets a notice, and stops with one click; without JavaScript', async ({
  browser,
}) => {
  const address = `${crypto.randomUUID()}@home.example`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const mails = () => mailsTo(mail, address)
  const texts = messages.noticeMails
  await subscribe(page, { url: site.url, mail, locale: english }, address, ['Class VI'])

  const title = `Notice ${crypto.randomUUID()}`
  const rows = [
    { title, audience: ['VI'] },
    { title: `${title} of another class`, audience: ['VII'] },
  ]
  const publish = rows.map((row) =>
    withItem('notification', row, () => expect.poll(() => mails().length).toBe(2)),
  )
  await Promise.all(publish)
  const { subject, text, raw } = mails()[1] ?? { subject: '', text: '', raw: '' }
  expect(subject).toContain(title)
  expect(text).toContain(`${site.url}/notices/`)
  expect(text).not.toContain('of another class')

  const change = subscriptionIn(text)
  await page.goto(change)
  await expect(page.getByLabel('Class VI', { exact: true })).toBeChecked()
  await page.getByLabel(texts.evening).check()
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
  await expect(page.getByLabel(texts.evening)).toBeChecked()

  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(change, { method: 'POST', body })).status).toBe(200)
  await page.goto(change)
  await expect(page.getByText(texts.ended)).toBeVisible()
  expect((await fetch(change.slice(0, -2))).status).toBe(403)
  const subscribers = await askCms('GET', '/items/subscriber?limit=-1')
  expect(subscribers.text).not.toContain('@')
  expect(site.lines.join('\n')).not.toContain(address)
  await context.close()
})
