import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { isListening } from '../support/is-listening.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens, type Instance } from '../support/instance.ts'
import { descendantsOf, stillRunning } from '../../scripts/lib/processes.ts'

const SECONDS_FOR_A_RESTART = 45
const COLLECTIONS = ['pages', 'faculty', 'heading', 'notification', 'gallery', 'exam', 'admission']

test.describe.configure({ mode: 'serial' })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('restart')
})
test.afterAll(() => copy.remove())

test('a second start is quick, builds and installs nothing and keeps all content', async () => {
  const first = await copy.start()
  const { adminToken } = await readTokens(first.dataDir)
  await addEnquiry(first.cmsUrl, adminToken)
  const before = await countRows(first.cmsUrl, adminToken)
  expect(before.notification).toBeGreaterThan(0)
  expect(before.admission).toBe(1)
  await first.stop()

  const began = Date.now()
  const second = await copy.start()
  const seconds = (Date.now() - began) / 1000
  const output = second.lines.join('\n')
  expect(seconds).toBeLessThan(SECONDS_FOR_A_RESTART)
  expect(output).not.toMatch(/Building|Installing|Creating|Created|Wrote|password/)
  expect(await countRows(second.cmsUrl, adminToken)).toEqual(before)
  await second.stop()
})

test('the CMS answers on this machine alone', async () => {
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
    await expectNobodyListens(instance)
  })
}

async function expectNobodyListens({ cmsPort, siteUrl }: Instance): Promise<void> {
  expect(await isListening(cmsPort)).toBe(false)
  expect(await isListening(Number(new URL(siteUrl).port))).toBe(false)
}

const call = (cmsUrl: string, token: string, path: string, body?: object) =>
  fetch(`${cmsUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

async function addEnquiry(cmsUrl: string, token: string): Promise<void> {
  const id = crypto.randomUUID()
  const enquiry = { id, name: 'A test', age: 6, class: 'I', phone: '0000000000' }
  expect((await call(cmsUrl, token, '/items/admission', enquiry)).ok).toBe(true)
}

async function countRows(cmsUrl: string, token: string): Promise<Record<string, number>> {
  const counts = COLLECTIONS.map(async (collection) => {
    const answer = await call(cmsUrl, token, `/items/${collection}?limit=-1`)
    const { data } = (await answer.json()) as { data: unknown[] }
    return [collection, data.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
