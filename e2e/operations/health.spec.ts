import { once } from 'node:events'
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { refusal } from '../resilience/faults.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { makeCertificate, readCertificate } from '../../scripts/lib/certificate.ts'
import { withOutbox } from '../../scripts/lib/outbox-file.ts'
import { currentBuild } from '../../scripts/lib/releases.ts'
import { conditionsOf, readyStatusOf, REPORTED } from '../support/servers/health.ts'
import { postPlainly } from '../support/plain-post.ts'
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

for (const [fault, condition] of [
  ['refused', 'cms-down'],
  ['failing', 'cms-down'],
  ['maintenance', 'cms-wrong-answer'],
  ['unauthorised', 'cms-token-refused'],
] as const) {
  test(`a CMS that is "${fault}" is reported as ${condition}; visitors are served`, async () => {
    await site.cms.fail(fault)
    await expect.poll(reported, REPORTED).toContain(condition)
    expect(await readyStatus()).toBe(200)
    await site.cms.fail(null)
    await expect.poll(reported, REPORTED).toEqual([])
  })
}

test('a site that has lost the permission to store enquiries is reported', async () => {
  const [full, none] = ['"create":{"access":"full"', '"create":{"access":"none"']
  const revoke = (body: Buffer) => Buffer.from(body.toString().replaceAll(full, none))
  site.cms.mutate((address, body) => (address.startsWith('/permissions/me') ? revoke(body) : null))
  await expect.poll(reported, REPORTED).toEqual(['cms-refuses-enquiries'])
  site.cms.mutate(null)
  await expect.poll(reported, REPORTED).toEqual([])
})

test('rows and lists that the site cannot use are reported', async () => {
  const change = (body: Buffer, rowsOf: (rows: object[]) => object[]) => {
    const { data } = JSON.parse(body.toString()) as { data: object[] }
    return Buffer.from(JSON.stringify({ data: rowsOf(data) }))
  }
  site.cms.mutate((address, body) => {
    // A shortened list is compared with the count of rows.
    if (address.includes('aggregate')) return null
    if (address.startsWith('/items/faculty'))
      return change(body, ([first, ...rows]) => [{ ...first, name: 5 }, ...rows])
    if (address.startsWith('/items/notification')) return change(body, (rows) => rows.slice(1))
    return null
  })
  await site.hint()
  await expect.poll(reported, REPORTED).toEqual(['rows-unreadable', 'lists-incomplete'])
  expect(await readyStatus()).toBe(200)
  site.cms.mutate(null)
  await expect.poll(reported, REPORTED).toEqual([])
})

test('an enquiry that the CMS refuses is reported', async () => {
  const isEnquiry = ({ method, url }: IncomingMessage) =>
    method === 'POST' && url?.startsWith('/items/admission')
  const refuse = refusal(400, 'FAILED_VALIDATION')
  site.cms.alter({ answer: (request) => (isEnquiry(request) ? refuse : null) })
  await sendEnquiry('Asha')
  await expect.poll(reported, REPORTED).toEqual(['enquiries-refused'])
  site.cms.alter({})
  await site.stop()
  await site.start()
  await expect.poll(reported, REPORTED).toEqual([])
})

test('pending and overdue enquiries are reported', async () => {
  await site.stop()
  const backups = join(site.copy.dataDir, 'backups')
  const unfinished = join(backups, '.2026-11-21T02-00-00-unfinished-a1b2c3')
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'backup.json'), '{}')
  const certificates = join(site.copy.dataDir, 'certificates')
  await mkdir(certificates)
  const tls = await readCertificate(makeCertificate(certificates))
  const front = createServer(tls).listen(0, 'localhost')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  const variables = {
    SITE_URL: `https://localhost:${port}`,
    BACKUP_DIR: backups,
    SMTP_URL: 'smtp://127.0.0.1:9',
    OFFICE_EMAIL: 'office@school.example',
  }
  await site.start(variables)
  await site.cms.fail('refused')
  await sendEnquiry('Bina')
  withOutbox(site.copy.dataDir, undefined, (outbox) => {
    for (const table of ['enquiry', 'letter'])
      outbox.exec(`UPDATE ${table} SET received_at = received_at - ${HOUR}`)
  })
  await expect
    .poll(reported, REPORTED)
    .toEqual(
      expect.arrayContaining([
        ...['backup-overdue', 'certificate-expiring', 'cms-down', 'content-not-current'],
        ...['deliveries-stuck', 'emails-stuck'],
      ]),
    )
  expect(await readyStatus()).toBe(200)
  front.close()
  await site.cms.fail(null)
})

test('a page that cannot be rendered any more is reported within a minute', async () => {
  await site.stop()
  await site.start()
  await expect.poll(readyStatus, REPORTED).toBe(200)
  await site.stop()
  const page = join(root, currentBuild(site.copy.buildDir), 'server/app/dynamic/search/route.js')
  await rename(page, `${page}.away`)
  await site.start()
  await expect.poll(reported, REPORTED).toEqual(['pages-failing'])
  expect(await readyStatus()).toBe(503)
  await site.stop()
  await rename(`${page}.away`, page)
  await site.start()
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
