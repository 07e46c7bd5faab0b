import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { makeCertificate, readCertificate } from '../../scripts/lib/certificate.ts'
import { withOutbox } from '../../scripts/lib/outbox-file.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'
import { currentBuild } from '../../scripts/lib/releases.ts'

test.describe.configure({ mode: 'serial' })

/** Within this time a condition must be reported. */
const REPORTED = { timeout: 60_000 }
const HOUR = 3_600_000

let cms: FaultProxy
let copy: InstanceCopy
let site: ServedSite
test.beforeAll(async () => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  copy = await copyInstance('health')
  site = await serveSite(copy, cms.url)
})
test.afterAll(async () => {
  await site.stop()
  cms.close()
  await copy.remove()
})

async function reported(): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/health`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { conditions: string[] }).conditions
}
const readyStatus = async () => (await fetch(`${site.url}/api/ready`)).status

test('a site that is well reports nothing', async () => {
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
    await cms.fail(fault)
    await expect.poll(reported, REPORTED).toContain(condition)
    expect(await readyStatus()).toBe(200)
    await cms.fail(null)
    await expect.poll(reported, REPORTED).toEqual([])
  })
}

test('a site that may not store enquiries any more is reported', async () => {
  const revoke = (body: Buffer) =>
    Buffer.from(
      body.toString().replaceAll('"create":{"access":"full"', '"create":{"access":"none"'),
    )
  cms.mutate((address, body) => (address.startsWith('/permissions/me') ? revoke(body) : null))
  await expect.poll(reported, REPORTED).toEqual(['cms-refuses-enquiries'])
  cms.mutate(null)
  await expect.poll(reported, REPORTED).toEqual([])
})

test('what waits too long, and what is overdue, is reported', async () => {
  await site.stop()
  const backups = join(copy.dataDir, '../no-backups')
  const certificates = join(copy.dataDir, 'certificates')
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
  site = await serveSite(copy, cms.url, variables)
  await cms.fail('refused')
  const { admission } = await readForms(site.url)
  await postPlainly(site.url, admission, {
    name: 'Asha',
    age: '5',
    class: 'I',
    phone: '0718293645',
  })
  withOutbox(copy.dataDir, undefined, (outbox) => {
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
  await cms.fail(null)
})

test('a page that cannot be made any more is reported within a minute', async () => {
  await site.stop()
  site = await serveSite(copy, cms.url)
  await expect.poll(readyStatus, REPORTED).toBe(200)
  await site.stop()
  const page = join(root, currentBuild(copy.buildDir), 'server/app/dynamic/search/route.js')
  await rename(page, `${page}.away`)
  site = await serveSite(copy, cms.url)
  await expect.poll(reported, REPORTED).toEqual(['pages-failing'])
  expect(await readyStatus()).toBe(503)
  await site.stop()
  await rename(`${page}.away`, page)
  site = await serveSite(copy, cms.url)
})

test('a full disk is reported', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can mount a small disk')
  await site.stop()
  const disk = `${copy.dataDir}-disk`
  await mkdir(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk])
  try {
    await cp(copy.dataDir, disk, { recursive: true })
    site = await serveSite({ ...copy, dataDir: disk }, cms.url)
    await expect.poll(readyStatus, REPORTED).toBe(200)
    await writeFile(join(disk, 'filler'), Buffer.alloc(128 * 1024 * 1024)).catch(() => undefined)
    await expect
      .poll(reported, REPORTED)
      .toEqual(
        expect.arrayContaining(['outbox-not-writable', 'content-not-saved', 'disk-almost-full']),
      )
    expect(await readyStatus()).toBe(503)
    await site.stop()
  } finally {
    execFileSync('umount', ['-l', disk])
  }
  site = await serveSite(copy, cms.url)
})
