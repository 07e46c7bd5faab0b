import { during, step } from '../../../scripts/launcher/progress.mjs'
import { setClock } from '../clock.ts'
import { pick, type Random } from '../random.ts'
import { untilUp } from '../victim.ts'
import type { World } from '../world.ts'
import { startCuttingCms } from './cutting-cms.ts'
import { readForms } from './forms.ts'
import { drained, loseOutbox, startInstances } from './instances.ts'
import type { ChaosOptions } from './options.ts'
import { repeatVerdict } from './repeat-verdict.ts'
import { sendRepeatedly } from './repeats.ts'
import { storedEnquiries } from './stored.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const INSTANCES = 3

type Event = { at: number; happens: () => Promise<void> }

/**
 * Three instances, parents who correct and repeat, five lost outboxes, lost answers of the CMS, a
 * midnight and 25 hours: prints the figures and answers the exit status.
 */
export async function runInstances(
  world: World,
  options: ChaosOptions,
  random: Random,
): Promise<number> {
  const { count, seed } = options
  step(`Seed ${seed}: ${count} enquiries, ${INSTANCES} instances`)
  const between = await startCuttingCms({ target: world.cmsUrl, random, isWithoutKey: false })
  let dateMs = untilMidnight() - 10 * MINUTE_MS
  const passTime = async (time: number) => {
    dateMs += time
    await setClock({ dateMs, monotonicMs: 0 })
  }
  await passTime(0)
  world.cms.start()
  await untilUp([world.cms], 'The CMS')
  const instances = await startInstances(world, between.url, INSTANCES)
  try {
    const [first, ...others] = instances
    if (!first) throw new Error('There is no instance')
    let deleted = 0
    const lose = async () => {
      await loseOutbox(pick(random, [first, ...others]))
      deleted += 1
    }
    const events: Event[] = [
      ...[0.1, 0.3, 0.45, 0.7, 0.9].map((at) => ({ at, happens: lose })),
      { at: 0.25, happens: () => passTime(20 * MINUTE_MS) },
      { at: 0.6, happens: () => passTime(25 * HOUR_MS) },
    ]
    const forms = await readForms(first.site.url)
    const running: Promise<void>[] = []
    const began = Date.now()
    const sent = await during('Sending', () =>
      sendRepeatedly({
        instances,
        forms,
        count,
        seed,
        onProgress: async (part) => {
          const event = events.find(({ at }) => at <= part)
          if (!event) return
          events.splice(events.indexOf(event), 1)
          // One at a time, so that an instance is always open.
          const last = running.at(-1) ?? Promise.resolve()
          running.push(last.then(event.happens))
        },
      }),
    )
    const seconds = Math.round((Date.now() - began) / 1000)
    await Promise.all(running)
    await Promise.all(instances.map(drained))
    const stored = await storedEnquiries(world.cmsUrl, world.secrets.adminToken)
    const { missing, duplicates } = repeatVerdict(sent.acknowledged, stored)
    console.log(
      [
        `${count} enquiries in ${seconds} s over ${INSTANCES} instances, seed ${seed}`,
        `${sent.corrected} corrected under the same id, ${sent.repeated} repeated under another id`,
        `${deleted} outboxes deleted, midnight and 25 hours passed, ${between.lostAnswers()} answers lost`,
        `${sent.acknowledged.length} acknowledged, ${sent.refused} refused, ${stored.length} stored`,
        `${missing} acknowledged missing, ${duplicates} duplicates within a day`,
      ].join('\n'),
    )
    return missing + duplicates + sent.refused === 0 && deleted === 5 ? 0 : 1
  } finally {
    await Promise.all([...instances.map(({ victim }) => victim.kill()), world.cms.kill()])
    between.close()
  }
}

const untilMidnight = () => 24 * HOUR_MS - (Date.now() % (24 * HOUR_MS))
