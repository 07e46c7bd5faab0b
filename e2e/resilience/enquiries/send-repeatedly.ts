import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pick, randomFrom, type Random } from '../random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'
import { post, type PageForms } from './forms.ts'
import type { Instance } from './instances.ts'

const AT_ONCE = 12
const RETRY_MS = 200
const GIVE_UP_MS = 120_000

type Repeats = {
  /** What enquirers were thanked for, as often as they were. */
  acknowledged: Enquirer[]
  refused: number
  corrected: number
  repeated: number
}

type Options = {
  instances: readonly Instance[]
  forms: PageForms
  count: number
  seed: number
  /** Called before each enquirer with the part that is done, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends so many enquiries to random instances; a tenth is corrected and sent again under the same
 * id, a tenth is sent again under another id, at once or much later.
 */
export async function sendRepeatedly(options: Options): Promise<Repeats> {
  const { count, seed } = options
  const result: Repeats = { acknowledged: [], refused: 0, corrected: 0, repeated: 0 }
  const later: Enquirer[] = []
  let next = 0
  const sendNext = async () => {
    while (next < count) {
      const index = next++
      options.onProgress(index / count)
      const random = randomFrom(seed + index)
      const enquirer = enquirerAt(index, seed)
      const send = (sent: Enquirer, id: string = randomUUID()) =>
        sendOnce(options, result, sent, id, random)
      const id = randomUUID()
      if (index % 10 === 1) {
        await send(enquirer, id)
        result.corrected += 1
        const { typed } = enquirer
        const age = String(Number(typed['age']) + 1)
        await send({ ...enquirer, typed: { ...typed, age } }, id)
      } else if (index % 20 === 2) {
        result.repeated += 1
        await Promise.all([send(enquirer), send(enquirer)])
      } else if (index % 20 === 12) {
        result.repeated += 1
        await send(enquirer)
        later.push(enquirer)
      } else await send(enquirer)
      const earlier = index % 20 === 19 ? later.shift() : undefined
      if (earlier) await send(earlier)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  return result
}

async function sendOnce(
  { instances, forms }: Options,
  result: Repeats,
  enquirer: Enquirer,
  id: string,
  random: Random,
): Promise<void> {
  const way = random() < 0.5 ? 'with-script' : 'plain'
  const form = forms[enquirer.collection]
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await pause(RETRY_MS)) {
    const [first, ...others] = instances.filter(({ isOpen }) => isOpen)
    if (!first) continue
    const outcome = await post(pick(random, [first, ...others]).site, { enquirer, id, way, form })
    if (outcome === 'thanked') return void result.acknowledged.push(enquirer)
    if (outcome === 'refused') break
  }
  result.refused += 1
}
