import { expect, test } from '@playwright/test'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { launchInstance } from '../support/instance.ts'
import { descendantsOf, processesWith } from '../../scripts/lib/processes.ts'
import { isListening } from '../support/is-listening.ts'

test.describe.configure({ mode: 'serial' })

/** A warm start takes about 15 seconds; the kills fall into this time. */
const START_MS = 20_000
const KILL_RUNS = Number(process.env['KILL_RUNS'] ?? 4)

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('sudden-death')
})
test.afterAll(() => copy.remove())

const status = async (url: string) => (await fetch(url).catch(() => null))?.status

test('a server that is killed starts again; the other one answers meanwhile', async () => {
  const instance = await copy.start()
  const site = { title: 'The site (Next.js)', command: 'next-server', url: instance.siteUrl }
  const cms = {
    title: 'The CMS (Directus)',
    command: '@directus/api',
    url: `${instance.cmsUrl}/server/ping`,
  }
  for (const [killed, other] of [
    [site, cms],
    [cms, site],
  ] as const) {
    const victim = descendantsOf(instance.pid).find(({ command }) =>
      command.includes(killed.command),
    )
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    const restart = `${killed.title} was ended by SIGKILL. Its last lines are above. It starts again in 1 s.`
    await expect.poll(() => instance.lines.some((line) => line.endsWith(restart))).toBe(true)
    expect(await status(killed.url)).toBeUndefined()
    expect(await status(other.url)).toBe(200)
    await expect.poll(() => status(killed.url), { timeout: 60_000 }).toBe(200)
  }
  await instance.stop()
})

for (const { title, command } of [
  { title: 'launcher', command: 'scripts/run.mjs' },
  { title: 'supervisor', command: 'scripts/start.ts' },
])
  test(`when the ${title} is killed, neither site nor CMS stays behind`, async () => {
    const instance = await copy.start()
    const processes = [{ pid: instance.pid, command: 'scripts/run.mjs' }].concat(
      descendantsOf(instance.pid),
    )
    const victim = processes.find((process) => process.command.includes(command))
    process.kill(victim?.pid ?? 0, 'SIGKILL')
    await expectAllGone(instance, `${title} killed`)
    await instance.ended
  })

test('npm killed at a random moment of the start leaves nothing behind', async () => {
  test.setTimeout(120_000 + KILL_RUNS * 30_000)
  for (let run = 0; run < KILL_RUNS; run += 1) {
    const instance = await launchInstance({ ...copy, isByNpm: true })
    const moment = Math.random() * START_MS
    const ended = await Promise.race([
      instance.ended,
      new Promise((resolve) => setTimeout(resolve, moment)),
    ])
    expect(ended, instance.lines.join('\n')).toBeUndefined()
    process.kill(instance.pid, 'SIGKILL')
    await expectAllGone(instance, `killed after ${Math.round(moment)} ms`)
  }
  const last = await copy.start()
  expect(await status(last.siteUrl)).toBe(200)
  await last.stop()
})

type Started = { cmsPort: number; siteUrl: string }

async function expectAllGone({ cmsPort, siteUrl }: Started, message: string): Promise<void> {
  const ports = [cmsPort, Number(new URL(siteUrl).port)]
  const remains = async () => [
    ...processesWith('DATA_DIR', copy.dataDir),
    ...(await Promise.all(ports.map((port) => isListening(port)))).filter(Boolean),
  ]
  await expect.poll(remains, { message, timeout: 2_000, intervals: [50] }).toEqual([])
}
