import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'
import { pick, randomFrom, type Random } from '../random.ts'
import { familyAt, type Family } from './families.ts'
import type { PageForm } from './forms.ts'
import type { Instance } from './instances.ts'
import { post } from './post.ts'

const PARENTS_AT_ONCE = 12
const TRY_AGAIN_MS = 200
const GIVE_UP_MS = 120_000

export type Repeats = {
  /** What parents were thanked for, each as often as they were. */
  acknowledged: Family[]
  refused: number
  corrected: number
  repeated: number
}

type Options = {
  instances: readonly Instance[]
  forms: Record<EnquiryCollection, PageForm>
  count: number
  seed: number
  /** Called before each family with the part that is done. */
  onProgress: (part: number) => Promise<void>
}

/**
 * Sends so many enquiries to instances by chance; a tenth is corrected and sent again under the same
 * id, a tenth is sent again under another id, at once or much later.
 */
export async function sendRepeatedly(options: Options): Promise<Repeats> {
  const { count, seed } = options
  const result: Repeats = { acknowledged: [], refused: 0, corrected: 0, repeated: 0 }
  const later: Family[] = []
  let next = 0
  const parent = async () => {
    while (next < count) {
      const index = next++
      await options.onProgress(index / count)
      const random = randomFrom(seed + index)
      const family = familyAt(index, random)
      const send = (sent: Family, id: string) => sendOnce(options, result, sent, id, random)
      const id = randomUUID()
      if (index % 10 === 1) {
        await send(family, id)
        result.corrected += 1
        await send({ ...family, typed: corrected(family.typed) }, id)
      } else if (index % 20 === 2) {
        result.repeated += 1
        await Promise.all([send(family, id), send(family, randomUUID())])
      } else if (index % 20 === 12) {
        result.repeated += 1
        await send(family, id)
        later.push(family)
      } else await send(family, id)
      const earlier = index % 20 === 19 ? later.shift() : undefined
      if (earlier) await send(earlier, randomUUID())
    }
  }
  await Promise.all(Array.from({ length: PARENTS_AT_ONCE }, parent))
  return result
}

const corrected = (typed: Family['typed']) => ({ ...typed, age: String(Number(typed['age']) + 1) })

async function sendOnce(
  { instances, forms }: Options,
  result: Repeats,
  family: Family,
  id: string,
  random: Random,
): Promise<void> {
  const way = random() < 0.5 ? 'with-script' : 'plain'
  const form = forms[family.collection]
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await pause(TRY_AGAIN_MS)) {
    const open = instances.filter(({ isOpen }) => isOpen)
    const [first, ...others] = open
    if (!first) continue
    const answer = await post(pick(random, [first, ...others]).site, { family, id, way, form })
    if (answer === 'thanked') return void result.acknowledged.push(family)
    if (answer === 'refused') break
  }
  result.refused += 1
}
