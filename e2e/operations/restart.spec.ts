import { networkInterfaces } from 'node:os'
import { expect, test } from 'playwright/test'
import { descendantsOf, processesWith, stillRunning } from '../../scripts/lib/processes.ts'
import { request } from '../support/cms.ts'
import { killWithin } from '../support/servers/command.ts'
import { launchInstance, readTokens, type Instance } from '../support/servers/instance.ts'
import { isListening } from '../support/servers/is-listening.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const SECONDS_FOR_A_RESTART = 45
/** A warm start takes about 15 seconds; the kills happen in this time. */
const START_MS = 20_000
const KILL_RUNS = Number(process.env['KILL_RUNS'] ?? 4)
const COLLECTIONS = ['pages', 'faculty', 'heading', 'notification', 'gallery', 'exam', 'admission']

const copy = setUpCopy('restart')

test('a second start builds and installs nothing and keeps all content', async () => {
  const first = await copy.start()
  const { adminToken } = await readTokens(first.dataDir)
  const enquiry = { name: 'A test', age: 6, class: 'I', phone: '0000000000' }
  const row = { id: crypto.randomUUID(), ...enquiry }
  await request(first.cmsUrl, { token: adminToken }, 'POST', '/items/admission', row)
  const before = await countRows(first.cmsUrl, adminToken)
  expect(before['notification']).toBeGreaterThan(0)
  expect(before['admission']).toBe(1)
  await first.stop()

  const startedAt = Date.now()
  const second = await copy.start()
  const seconds = (Date.now() - startedAt) / 1000
  const output = second.lines.join('\n')
  expect(seconds).toBeLessThan(SECONDS_FOR_A_RESTART)
  expect(output).not.toMatch(/Building|Installing|Creating|Created|Wrote|password/)
  expect(await countRows(second.cmsUrl, adminToken)).toEqual(before)
  await second.stop()
})

test('the CMS responds on this machine only', async () => {
  const instance = await copy.start()
  expect(await isListening(instance.cmsPort)).toBe(true)
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address)
  for (const address of [...elsewhere, '127.0.0.2', '::1'])
    expect(await isListening(instance.cmsPort, address)).toBe(false)
  await instance.stop()
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} ends every process with status 0`, async () => {
    const instance = await copy.start()
    const pids = descendantsOf(instance.pid).map(({ pid }) => pid)
    expect(pids.length).toBeGreaterThanOrEqual(3)
    process.kill(instance.pid, signal)
    expect(await instance.ended).toEqual({ code: 0, signal: null })
    expect(stillRunning(pids)).toEqual([])
    expect(await listening(instance)).toEqual([])
  })
}

const status = async (url: string) => (await fetch(url).catch(() => null))?.status

test('a killed server is restarted; the other one responds meanwhile', async () => {
  const instance = await copy.start()
  const site = { name: 'next-server', url: instance.siteUrl } as const
  const cms = { name: '@directus/api', url: `${instance.cmsUrl}/server/ping` } as const
  for (const [killed, other] of [
    [site, cms],
    [cms, site],
  ] as const) {
    const before = instance.pidOf(killed.name)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => status(killed.url), { intervals: [50] }).toBeUndefined()
    expect(await status(other.url)).toBe(200)
    await expect.poll(() => status(killed.url), { timeout: 60_000 }).toBe(200)
    expect(instance.pidOf(killed.name)).not.toBe(before)
  }
  await instance.stop()
})

for (const title of ['launcher', 'supervisor'])
  test(`after killing the ${title}, neither site nor CMS is running`, async () => {
    const instance = await copy.start()
    const { pid, pidOf } = instance
    process.kill(title === 'launcher' ? pid : pidOf('scripts/start.ts'), 'SIGKILL')
    await expectAllGone(instance, `${title} killed`)
    await instance.ended
  })

test('npm killed at a random moment of the start leaves nothing behind', async () => {
  test.setTimeout(120_000 + KILL_RUNS * 30_000)
  for (let run = 0; run < KILL_RUNS; run += 1) {
    const instance = await launchInstance({ ...copy, isByNpm: true })
    const { hasEnded, moment } = await killWithin(instance, START_MS)
    expect(hasEnded, instance.lines.join('\n')).toBe(false)
    await expectAllGone(instance, `killed after ${Math.round(moment)} ms`)
  }
  const last = await copy.start()
  expect(await status(last.siteUrl)).toBe(200)
  await last.stop()
})

async function expectAllGone(instance: Ports, message: string): Promise<void> {
  const remains = async () => [
    ...processesWith('DATA_DIR', copy.dataDir),
    ...(await listening(instance)),
  ]
  await expect.poll(remains, { message, timeout: 2_000, intervals: [50] }).toEqual([])
}

type Ports = Pick<Instance, 'cmsPort' | 'siteUrl'>

/** Which of its two ports accept connections. */
async function listening({ cmsPort, siteUrl }: Ports): Promise<number[]> {
  const ports = [cmsPort, Number(new URL(siteUrl).port)]
  const states = await Promise.all(ports.map((port) => isListening(port)))
  return ports.filter((_, index) => states[index])
}

async function countRows(cmsUrl: string, token: string): Promise<Record<string, number>> {
  const counts = COLLECTIONS.map(async (collection) => {
    const { rows } = await request(cmsUrl, { token }, 'GET', `/items/${collection}?limit=-1`)
    return [collection, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
