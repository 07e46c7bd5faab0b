import { expect, test } from '@playwright/test'
import { isListening } from '../support/is-listening.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import type { Instance } from '../support/instance.ts'
import { descendantsOf, stillRunning } from '../support/processes.ts'

test.describe.configure({ mode: 'serial' })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('sudden-death')
})
test.afterAll(() => copy.remove())

const KILLED = [
  { title: 'The CMS (Directus)', command: '@directus/api' },
  { title: 'The site (Next.js)', command: 'next-server' },
]

for (const { title, command } of KILLED) {
  test(`when ${title} is killed, the command says so, ends the rest and fails`, async () => {
    const instance = await copy.start()
    const processes = descendantsOf(instance.pid)
    const victim = processes.find((process) => process.command.includes(command))
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    expect((await instance.ended).code).toBe(1)
    expect(instance.lines).toContain(`${title} was ended by SIGKILL. Its last words are above.`)
    await expectAllGone(instance, processes)
  })
}

test('when the launcher is killed, nothing that it started stays behind', async () => {
  const instance = await copy.start()
  const processes = descendantsOf(instance.pid)
  process.kill(instance.pid, 'SIGKILL')
  await instance.ended
  await expectAllGone(instance, processes)
})

test('when the supervisor is killed, neither site nor CMS stays behind', async () => {
  const instance = await copy.start()
  const processes = descendantsOf(instance.pid)
  const supervisor = processes.find(({ command }) => command.includes('scripts/start.ts'))
  process.kill(supervisor?.pid ?? 0, 'SIGKILL')
  expect((await instance.ended).code).toBe(137)
  await expectAllGone(instance, processes)
})

async function expectAllGone(instance: Instance, processes: { pid: number }[]): Promise<void> {
  const pids = processes.map(({ pid }) => pid)
  expect(pids.length).toBeGreaterThanOrEqual(3)
  await expect(() => {
    expect(stillRunning(pids)).toEqual([])
  }).toPass({ timeout: 20_000 })
  expect(await isListening(instance.cmsPort)).toBe(false)
  expect(await isListening(Number(new URL(instance.siteUrl).port))).toBe(false)
}
