import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inParallel } from '../flow.ts'
import type { ManagedProcess } from '../managed-process.ts'
import { pick, randomFrom, type Random } from '../random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'
import { post, type PageForms, type SiteAddress, type Way } from './forms.ts'

const CONCURRENCY = 16
const DOUBLE_SHARE = 0.1
const RETRY_MS = 300
const GIVE_UP_MS = 120_000

const randomWay = (random: Random): Way => (random() < 0.5 ? 'with-script' : 'plain')

/** Posts until there is a response; gives up after two minutes. */
async function retry(attempt: () => ReturnType<typeof post>): ReturnType<typeof post> {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const outcome = await attempt()
    if (outcome !== 'unavailable' || Date.now() > until) return outcome
    await pause(RETRY_MS)
  }
}

type SendOptions = {
  site: SiteAddress
  forms: PageForms
  count: number
  seed: number
  /** The part of all planned kills that has happened, from 0 to 1; sending advances at the same rate. */
  progress: () => number
}

/** Sends enquiries concurrently; an enquirer without a response retries. */
export async function sendAll({ site, forms, count, seed, progress }: SendOptions) {
  const sent = {
    enquirers: [] as Enquirer[],
    /** The numbers of those who were thanked. */
    thanked: new Set<string>(),
    ...{ refused: 0, doubles: 0 },
    /** The numbers of those who sent from two tabs, one of them without its script: under two ids. */
    mixed: new Set<string>(),
  }
  await inParallel(CONCURRENCY, count, async (index) => {
    while (index / count > progress() + 0.02) await pause(50)
    const random = randomFrom(seed + index)
    const enquirer = enquirerAt(index, seed)
    sent.enquirers.push(enquirer)
    const ways = [randomWay(random)]
    if (random() < DOUBLE_SHARE) {
      // A second tap, or a second tab whose script has not been loaded yet.
      ways.push(random() < 0.5 ? (ways[0] ?? 'plain') : 'plain')
      sent.doubles += 1
    }
    if (new Set(ways).size > 1) sent.mixed.add(enquirer.number)
    const [id, form] = [randomUUID(), forms[enquirer.collection]]
    const send = (way: Way) => retry(() => post(site, { enquirer, id, way, form }))
    const outcomes = await Promise.all(ways.map(send))
    if (outcomes.includes('thanked')) sent.thanked.add(enquirer.number)
    if (outcomes.includes('refused')) sent.refused += 1
  })
  return sent
}

/** One of several sites with one CMS, each with its own data folder. */
export type Instance = {
  site: SiteAddress
  server: ManagedProcess
  dataDir: string
  /** Whether it receives enquiries. */
  isOpen: boolean
}

type RepeatOptions = {
  instances: readonly Instance[]
  forms: PageForms
  count: number
  seed: number
  /** Called before each enquirer with the part that is done, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends enquiries to random instances; a tenth is corrected and sent again under the same id, a
 * tenth is sent again under another id, at once or much later.
 */
export async function sendRepeatedly({ instances, forms, count, seed, onProgress }: RepeatOptions) {
  /** Everything that enquirers were thanked for. */
  const acknowledged: Enquirer[] = []
  const result = { acknowledged, refused: 0, corrected: 0, repeated: 0 }
  const later: Enquirer[] = []
  await inParallel(CONCURRENCY, count, async (index) => {
    onProgress(index / count)
    const random = randomFrom(seed + index)
    const enquirer = enquirerAt(index, seed)
    const send = async (sent: Enquirer, id: string = randomUUID()) => {
      const [way, form] = [randomWay(random), forms[sent.collection]]
      const outcome = await retry(async () => {
        const open = instances.filter(({ isOpen }) => isOpen)
        if (open.length === 0) return 'unavailable'
        return post(pick(random, open).site, { enquirer: sent, id, way, form })
      })
      if (outcome === 'thanked') acknowledged.push(sent)
      else result.refused += 1
    }
    const id = randomUUID()
    if (index % 20 === 2) await Promise.all([send(enquirer), send(enquirer)])
    else await send(enquirer, id)
    if (index % 10 === 2) result.repeated += 1
    if (index % 20 === 12) later.push(enquirer)
    if (index % 10 === 1) {
      const { typed } = enquirer
      result.corrected += 1
      await send({ ...enquirer, typed: { ...typed, age: String(Number(typed['age']) + 1) } }, id)
    }
    const earlier = index % 20 === 19 ? later.shift() : undefined
    if (earlier) await send(earlier)
  })
  return result
}
