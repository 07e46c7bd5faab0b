import { rename, utimes } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { conditionsOf, readyStatusOf, REPORTED } from '../support/servers/health.ts'
import { postPlainly, readForms } from '../support/enquiry-forms.ts'
import { setUpSite } from '../support/servers/set-up.ts'

const HOUR = 3_600_000

const site = setUpSite('health')

const reported = () => conditionsOf(site.url)
const readyStatus = () => readyStatusOf(site.url)

async function sendEnquiry(name: string): Promise<void> {
  const { admission } = await readForms(site.url)
  const parent = { name, age: '5', class: 'I', phone: '0718293645' }
  await postPlainly(site.url, admission, parent)
}

test('a healthy site reports nothing', async () => {
  await expect.poll(reported, REPORTED).toEqual([])
  expect(await readyStatus()).toBe(200)
})

test('rows and lists that the site cannot use are reported', async () => {
  site.cms.alter({
    response({ url = '' }, response) {
      const { status, body } = response
      // A shortened list is compared with the count of rows.
      if (status !== 200 || !/^\/items\/(faculty|notification)/.test(url)) return response
      if (url.includes('aggregate')) return response
      const [first, ...rows] = (JSON.parse(body.toString()) as { data: object[] }).data
      const data = url.includes('faculty') ? [{ ...first, name: 5 }, ...rows] : rows
      return { ...response, body: Buffer.from(JSON.stringify({ data })) }
    },
  })
  await site.hint()
  await expect.poll(reported, REPORTED).toEqual(['rows-unreadable', 'lists-incomplete'])
  expect(await readyStatus()).toBe(200)
  site.cms.alter({})
  await expect.poll(reported, REPORTED).toEqual([])
})

test('an enquiry that the CMS refuses is reported', async () => {
  const isEnquiry = ({ method, url }: IncomingMessage) =>
    method === 'POST' && url?.startsWith('/items/admission')
  const errors = [{ message: 'No.', extensions: { code: 'FAILED_VALIDATION' } }]
  const headers = { 'content-type': 'application/json' }
  const refusal = { status: 400, headers, body: Buffer.from(JSON.stringify({ errors })) }
  site.cms.alter({ answer: (request) => (isEnquiry(request) ? refusal : null) })
  await sendEnquiry('Asha')
  await expect.poll(reported, REPORTED).toEqual(['enquiries-refused'])
  site.cms.alter({})
  await site.stop()
  await site.start()
  await expect.poll(reported, REPORTED).toEqual([])
})

test('enquiries and e-mails that wait too long are reported', async () => {
  await site.stop()
  const variables = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    OFFICE_EMAIL: 'office@school.example',
  }
  await site.start(variables)
  await site.cms.fail('refused')
  await sendEnquiry('Bina')
  const outbox = openOutbox(join(site.copy.dataDir, 'outbox.sqlite'))
  for (const table of ['enquiry', 'mail'])
    outbox.exec(`UPDATE ${table} SET received_at = received_at - ${HOUR}`)
  outbox.close()
  await expect
    .poll(reported, REPORTED)
    .toEqual(
      expect.arrayContaining([
        'cms-down',
        'content-not-current',
        'deliveries-stuck',
        'emails-stuck',
      ]),
    )
  expect(await readyStatus()).toBe(200)
  await site.cms.fail(null)
})

test('content that is outdated or missing is reported while the CMS is down', async () => {
  await site.stop()
  await site.cms.fail('refused')
  const content = join(site.copy.dataDir, 'content')
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR)
  await utimes(join(content, 'synced'), twoHoursAgo, twoHoursAgo)
  const startWithoutCms = async () => {
    await site.launch()
    await expect.poll(() => readyStatus().catch(() => 'not started'), REPORTED).toBe(503)
  }
  await startWithoutCms()
  expect(await reported()).toContain('content-outdated')
  await site.stop()
  await rename(content, `${content}-away`)
  await startWithoutCms()
  expect(await reported()).toContain('content-missing')
  await site.cms.fail(null)
  await expect.poll(reported, REPORTED).toEqual([])
})
