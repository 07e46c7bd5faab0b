import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad, times } from '../../support/load.ts'
import { pick, randomFrom, type Random } from '../random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'
import { post, type PageForms, type SiteAddress, type Way } from './forms.ts'

const AT_ONCE = 16
const DOUBLED = 0.1
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

type Options = { forms: PageForms; count: number; seed: number }

/** The nth enquirers, many at once, each with random choices of their own. */
const forEach = (
  { count, seed }: Options,
  work: (enquirer: Enquirer, random: Random, index: number) => Promise<void>,
) =>
  generateLoad({
    ...{ concurrency: AT_ONCE, isOver: times(count) },
    send: (index) => work(enquirerAt(index, seed), randomFrom(seed + index), index),
  })

export type Sent = {
  enquirers: Enquirer[]
  /** The numbers of those who were thanked. */
  thanked: Set<string>
  refused: number
  doubles: number
  /** The numbers of those who sent from two tabs, one with and one without its script: under two ids. */
  mixed: Set<string>
}

/**
 * Sends so many enquiries; an enquirer without a response tries again.
 * @param options `progress` is the part of all planned kills that has happened, from 0 to 1; sending
 *   advances at the same rate
 */
export async function sendAll(
  options: Options & { site: SiteAddress; progress: () => number },
): Promise<Sent> {
  const { site, forms, count, progress } = options
  const [thanked, mixed] = [new Set<string>(), new Set<string>()]
  const sent: Sent = { enquirers: [], thanked, mixed, refused: 0, doubles: 0 }
  await forEach(options, async (enquirer, random, index) => {
    while (index / count > progress() + 0.02) await pause(50)
    sent.enquirers.push(enquirer)
    const ways = [randomWay(random)]
    if (random() < DOUBLED) {
      // A second tap, or a second tab whose script has not been loaded yet.
      ways.push(random() < 0.5 ? (ways[0] ?? 'plain') : 'plain')
      sent.doubles += 1
    }
    if (new Set(ways).size > 1) mixed.add(enquirer.number)
    const [id, form] = [randomUUID(), forms[enquirer.collection]]
    const send = (way: Way) => retry(() => post(site, { enquirer, id, way, form }))
    const outcomes = await Promise.all(ways.map(send))
    if (outcomes.includes('thanked')) thanked.add(enquirer.number)
    if (outcomes.includes('refused')) sent.refused += 1
  })
  return sent
}

/**
 * Sends so many enquiries to random sites; a tenth is corrected and sent again under the same id, a
 * tenth is sent again under another id, at once or much later.
 * @param options `openSites` lists the sites that receive enquiries; `onProgress` is called before each
 *   enquirer with the part that is done, from 0 to 1
 */
export async function sendRepeatedly(
  options: Options & { openSites: () => SiteAddress[]; onProgress: (part: number) => void },
) {
  const { openSites, forms, count, onProgress } = options
  /** What enquirers were thanked for, as often as they were. */
  const acknowledged: Enquirer[] = []
  const result = { acknowledged, refused: 0, corrected: 0, repeated: 0 }
  const later: Enquirer[] = []
  await forEach(options, async (enquirer, random, index) => {
    onProgress(index / count)
    const send = async (sent: Enquirer, id: string = randomUUID()) => {
      const [way, form] = [randomWay(random), forms[sent.collection]]
      const outcome = await retry(async () => {
        const [first, ...others] = openSites()
        if (!first) return 'unavailable'
        return post(pick(random, [first, ...others]), { enquirer: sent, id, way, form })
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
