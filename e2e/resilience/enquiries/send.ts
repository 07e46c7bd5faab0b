import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad, times } from '../../support/load.ts'
import { pick, randomFrom } from '../random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'
import { post, type PageForms, type SiteAddress, type Way } from './forms.ts'

const AT_ONCE = 16
const DOUBLED = 0.1
const RETRY_MS = 300
const GIVE_UP_MS = 120_000

type SendOptions = {
  /** The sites that receive enquiries now. */
  sites: () => readonly SiteAddress[]
  forms: PageForms
  count: number
  seed: number
  /** Waits before each enquirer, by the part that is done, from 0 to 1. */
  advance: (part: number) => Promise<unknown>
  /** A tenth is corrected and sent again under the same id, a tenth under another one, at once or much later. */
  repeats?: boolean
}

/** Advances as far as the planned events, of which `progress` is the part that has happened. */
export const keepPace =
  (progress: () => number): SendOptions['advance'] =>
  async (part) => {
    while (part > progress() + 0.02) await pause(50)
  }

/** Sends so many enquiries, many at once; an enquirer without a response tries again. */
export async function sendAll(options: SendOptions) {
  const { sites, forms, count, seed, advance, repeats = false } = options
  const result = {
    sent: [] as Enquirer[],
    /** What enquirers were thanked for. */
    acknowledged: [] as Enquirer[],
    ...{ refused: 0, doubles: 0, corrected: 0, repeated: 0 },
    /** The numbers of those who sent from two tabs, one with and one without its script: under two ids. */
    mixed: new Set<string>(),
  }
  const later: Enquirer[] = []
  const sendNext = async (index: number) => {
    await advance(index / count)
    const random = randomFrom(seed + index)
    const randomWay = (): Way => (random() < 0.5 ? 'with-script' : 'plain')
    const send = async (enquirer: Enquirer, ways: readonly Way[], id: string = randomUUID()) => {
      result.sent.push(enquirer)
      const form = forms[enquirer.collection]
      const outcomes = await Promise.all(
        ways.map((way) =>
          retry(async () => {
            const [first, ...others] = sites()
            if (!first) return 'unavailable'
            return post(pick(random, [first, ...others]), { enquirer, id, way, form })
          }),
        ),
      )
      if (outcomes.includes('thanked')) result.acknowledged.push(enquirer)
      if (outcomes.some((outcome) => outcome !== 'thanked')) result.refused += 1
    }
    const [enquirer, id, first] = [enquirerAt(index, seed), randomUUID(), randomWay()]
    // A second tap, or a second tab whose script has not been loaded yet.
    const second = random() < DOUBLED ? [random() < 0.5 ? first : 'plain'] : []
    if (second.length > 0) result.doubles += 1
    if (second.some((way) => way !== first)) result.mixed.add(enquirer.number)
    await send(enquirer, [first, ...second], id)
    if (!repeats) return
    if (index % 10 === 1) {
      const age = String(Number(enquirer.typed['age']) + 1)
      result.corrected += 1
      await send({ ...enquirer, typed: { ...enquirer.typed, age } }, [randomWay()], id)
    }
    if (index % 20 === 12) later.push(enquirer)
    const earlier = index % 20 === 19 ? later.shift() : undefined
    for (const again of [...(index % 20 === 2 ? [enquirer] : []), ...(earlier ? [earlier] : [])]) {
      result.repeated += 1
      await send(again, [randomWay()])
    }
  }
  await generateLoad({ concurrency: AT_ONCE, isOver: times(count), send: sendNext })
  return result
}

/** Posts until there is a response; gives up after two minutes. */
async function retry(attempt: () => ReturnType<typeof post>): ReturnType<typeof post> {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const outcome = await attempt()
    if (outcome !== 'unavailable' || Date.now() > until) return outcome
    await pause(RETRY_MS)
  }
}
