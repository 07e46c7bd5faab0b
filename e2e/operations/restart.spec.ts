import { networkInterfaces } from 'node:os'
import { expect, test } from 'playwright/test'
import { isTaken } from '../support/servers/ports.ts'
import { descendantsOf, processesWith, stillRunning } from '../support/servers/command.ts'
import { request } from '../../cms/setup/client.ts'
import { findLost, sendEnquiries } from '../support/load.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import type { Instance } from '../support/servers/instance.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const COLLECTIONS = ['pages', 'faculty', 'heading', 'notification', 'gallery', 'exam', 'admission']

const copy = setUpCopy('restart')

/** Nothing listens on other addresses of this machine. */
async function expectLocal(port: number): Promise<void> {
  expect(await isTaken(port)).toBe(true)
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address)
  for (const address of [...elsewhere, '127.0.0.2', '::1'])
    expect(await isTaken(port, address)).toBe(false)
}

/** A signal to the command ends every process with status 0. */
async function expectEnd(instance: Instance, signal: 'SIGINT' | 'SIGHUP') {
  const pids = descendantsOf(instance.pid).map(({ pid }) => pid)
  expect(pids.length).toBeGreaterThanOrEqual(2)
  process.kill(instance.pid, signal)
  expect(await instance.ended).toEqual({ code: 0, signal: null })
  expect(stillRunning(pids)).toEqual([])
  expect(await listening(instance)).toEqual([])
}

const status = async (url: string) => (await fetch(url).catch(() => null))?.status

/** Kills of site and CMS in turn; `KILLS=20` is what a release must survive. */
const KILLS = Number(process.env['KILLS'] ?? 2)
const ADDRESS = { typed: 'मकान नं. १२\r\nJose\u0301 Road', stored: 'मकान नं. १२\nJosé Road' }

test('a killed server is restarted, and no enquiry is lost, stored twice or altered; after killing the command neither is running', async () => {
  test.setTimeout(900_000 + KILLS * 60_000)
  const instance = await copy.start()
  const families = sendEnquiries(instance.siteUrl, {
    concurrency: 2,
    taps: 2,
    pauseMs: 100,
    address: ADDRESS.typed,
  })
  const site = { name: 'next-server', url: instance.siteUrl } as const
  const cms = { name: '@directus/api', url: `${instance.cmsUrl}/server/ping` } as const
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [killed, other] = kill % 2 === 0 ? [site, cms] : [cms, site]
    const before = instance.pidOf(killed.name)
    const undisturbed = instance.pidOf(other.name)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => status(killed.url), { intervals: [50] }).toBeUndefined()
    // Visitors are served at once; a CMS that has just started may respond with 503 while it is busy.
    if (other === site) expect(await status(site.url)).toBe(200)
    else await expect.poll(() => status(cms.url)).toBe(200)
    expect(instance.pidOf(other.name)).toBe(undisturbed)
    await expect.poll(() => status(killed.url)).toBe(200)
    expect(instance.pidOf(killed.name)).not.toBe(before)
  }
  await expect.poll(() => families.confirmed.length).toBeGreaterThan(20)
  await families.end()
  await expect.poll(() => pendingEnquiries(instance.siteUrl)).toBe(0)
  const { adminToken: token } = await loadSecrets(copy.dataDir)
  const compared = await findLost(instance.cmsUrl, { token }, families.confirmed)
  expect(compared).toEqual({ lost: [], twice: [] })
  const stored = await request(instance.cmsUrl, { token }, 'GET', '/items/admission_form?limit=-1')
  expect(new Set(stored.rows.map((row) => row['address']))).toEqual(new Set([ADDRESS.stored]))

  process.kill(instance.pid, 'SIGKILL')
  await instance.ended
  const remains = async () => [
    ...processesWith('DATA_DIR', copy.dataDir),
    ...(await listening(instance)),
  ]
  await expect.poll(remains, { intervals: [50] }).toEqual([])
})

test('the CMS responds on this machine only; a signal ends every process, and a second start, also after a kill, builds and installs nothing and keeps all content', async () => {
  const first = await copy.start()
  await expectLocal(first.cmsPort)
  const { adminToken } = await loadSecrets(first.dataDir)
  const enquiry = { name: 'A test', age: 6, class: 'I', phone: '0000000000' }
  const row = { id: crypto.randomUUID(), ...enquiry }
  await request(first.cmsUrl, { token: adminToken }, 'POST', '/items/admission', row)
  const before = await countRows(first.cmsUrl, adminToken)
  expect(before['notification']).toBeGreaterThan(0)
  expect(before['admission']).toBe(1)
  await expectEnd(first, 'SIGHUP')

  const second = await copy.start()
  const output = second.lines.join('\n')
  expect(output).not.toMatch(/Building|Installing|Creating|Created|Wrote|password/)
  expect(await countRows(second.cmsUrl, adminToken)).toEqual(before)
  await expectEnd(second, 'SIGINT')
})

type Ports = Pick<Instance, 'cmsPort' | 'siteUrl'>

/** Which of its two ports accept connections. */
async function listening({ cmsPort, siteUrl }: Ports): Promise<number[]> {
  const ports = [cmsPort, Number(new URL(siteUrl).port)]
  const states = await Promise.all(ports.map((port) => isTaken(port)))
  return ports.filter((_, index) => states[index])
}

async function countRows(cmsUrl: string, token: string): Promise<Record<string, number>> {
  const counts = COLLECTIONS.map(async (collection) => {
    const { rows } = await request(cmsUrl, { token }, 'GET', `/items/${collection}?limit=-1`)
    return [collection, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
