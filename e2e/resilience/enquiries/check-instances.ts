import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { setClock } from '../clock.ts'
import { manageProcess, untilUp } from '../managed-process.ts'
import { pick, randomFrom } from '../random.ts'
import type { Result } from '../runner.ts'
import { copyBuild, type TestEnvironment } from '../test-environment.ts'
import { readForms } from './forms.ts'
import { startLossyCms } from './lossy-cms.ts'
import { deleteOutbox, timeUntilDelivered } from './outbox.ts'
import { sendRepeatedly, type Instance } from './send.ts'
import { repeatVerdict, storedEnquiries } from './verdict.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const INSTANCES = 3
const LOSSES = [0.1, 0.3, 0.45, 0.7, 0.9]

/**
 * Three instances, enquirers who correct and repeat, five lost outboxes, lost responses of the CMS,
 * a midnight and 25 hours.
 */
export async function checkInstances(
  environment: TestEnvironment,
  { count, seed }: { count: number; seed: number },
): Promise<Result> {
  const { cms, cmsUrl, secrets } = environment
  const random = randomFrom(seed)
  const proxy = await startLossyCms(cmsUrl, random)
  let dateMs = 24 * HOUR_MS - (Date.now() % (24 * HOUR_MS)) - 10 * MINUTE_MS
  const advanceClock = async (time: number) => {
    dateMs += time
    await setClock({ dateMs, monotonicMs: 0 })
  }
  await advanceClock(0)
  cms.start()
  await untilUp([cms], 'The CMS')
  const instances = await startInstances(environment, proxy.url, INSTANCES)
  try {
    let deleted = 0
    const loseOne = async () => {
      await loseOutbox(pick(random, instances))
      deleted += 1
    }
    const events = [
      ...LOSSES.map((at) => ({ at, run: loseOne })),
      { at: 0.25, run: () => advanceClock(20 * MINUTE_MS) },
      { at: 0.6, run: () => advanceClock(25 * HOUR_MS) },
    ].toSorted((one, other) => one.at - other.at)
    // One at a time, so that an instance is always open.
    let running = Promise.resolve()
    const onProgress = (part: number) => {
      if (events[0] && events[0].at <= part) running = running.then(events.shift()?.run)
    }
    const forms = await readForms(pick(random, instances).site.url)
    const startedAt = Date.now()
    const sent = await withProgress('Sending', () =>
      sendRepeatedly({ instances, forms, count, seed, onProgress }),
    )
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    await running
    await Promise.all(instances.map(untilDelivered))
    const stored = await storedEnquiries(cmsUrl, secrets.adminToken)
    const { missing, duplicates } = repeatVerdict(sent.acknowledged, stored)
    const acknowledged = `${sent.acknowledged.length} acknowledged, ${sent.refused} refused, ${stored.length} stored`
    const verdict = `${missing} acknowledged missing, ${duplicates} duplicates within a day`
    const losses = `${deleted} outboxes deleted, midnight and 25 hours passed, ${proxy.lostResponses()} responses lost`
    printLine(`${count} enquiries in ${seconds} s over ${INSTANCES} instances`)
    printLine(
      `${sent.corrected} corrected under the same id, ${sent.repeated} repeated under another id`,
    )
    for (const line of [losses, acknowledged, verdict]) printLine(line)
    const faults = [
      ...(missing + duplicates > 0 ? [verdict] : []),
      ...(sent.refused > 0 ? [acknowledged] : []),
      ...(deleted < LOSSES.length ? [losses] : []),
    ]
    return { faults, figures: { missing, duplicates } }
  } finally {
    await Promise.all([...instances.map(({ server }) => server.kill()), cms.kill()])
  }
}

const DELIVERY_MS = 120_000

/** Starts several sites with the build of an environment. */
async function startInstances(
  { settings, siteCommand }: TestEnvironment,
  cmsUrl: string,
  count: number,
): Promise<Instance[]> {
  const instances: Instance[] = []
  for (const port of await freePorts(count)) {
    const url = `http://127.0.0.1:${port}`
    const name = `instance-${port}`
    const dataDir = join(settings.dataDir, name)
    await mkdir(dataDir)
    await cp(join(settings.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'))
    const serve = siteCommand('serve', cmsUrl, {
      DATA_DIR: dataDir,
      BUILD_DIR: await copyBuild(settings.buildDir, name),
      PORT: String(port),
    })
    const server = manageProcess(serve, `${url}/api/health`)
    server.start()
    instances.push({ site: { url, origin: settings.siteUrl }, server, dataDir, isOpen: true })
  }
  await allUp(instances)
  return instances
}

/**
 * Stops sending to an instance, waits for delivery, kills it and deletes its outbox: what is only
 * there cannot survive that.
 */
async function loseOutbox(instance: Instance): Promise<void> {
  instance.isOpen = false
  await untilDelivered(instance)
  await instance.server.kill()
  await deleteOutbox(instance.dataDir)
  instance.server.start()
  await allUp([instance])
  instance.isOpen = true
}

/** Waits until nothing is pending; throws a Problem if that takes too long. */
async function untilDelivered({ site }: Instance): Promise<void> {
  const delivered = await timeUntilDelivered(site.url, DELIVERY_MS)
  if (delivered === null) throw new Problem(`Enquiries are still pending at ${site.url}.`)
}

const allUp = (instances: readonly Instance[]) =>
  untilUp(
    instances.map(({ server }) => server),
    'An instance of the site',
  )
