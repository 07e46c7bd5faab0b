import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom, type Random } from '../random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'
import { post, type PageForms, type SiteAddress, type Way } from './forms.ts'

const AT_ONCE = 16
const DOUBLED = 0.1
const RETRY_MS = 300
const GIVE_UP_MS = 90_000

type Options = {
  site: SiteAddress
  forms: PageForms
  count: number
  seed: number
  /** The part of all planned kills that has happened, from 0 to 1; sending advances at the same rate. */
  progress: () => number
}

export type Sent = {
  enquirers: Enquirer[]
  /** The numbers of those who were thanked. */
  thanked: Set<string>
  refused: number
  doubles: number
  /** The numbers of those who sent from two tabs, one with and one without its script: under two ids. */
  mixed: Set<string>
}

/** Sends so many enquiries, many at once; an enquirer without a response tries again. */
export async function sendAll(options: Options): Promise<Sent> {
  const { count, seed, progress } = options
  const sent: Sent = {
    ...{ enquirers: [], thanked: new Set(), mixed: new Set() },
    ...{ refused: 0, doubles: 0 },
  }
  const sendNext = async () => {
    while (sent.enquirers.length < count) {
      const index = sent.enquirers.length
      if (index / count > progress() + 0.02) {
        await pause(50)
        continue
      }
      const enquirer = enquirerAt(index, seed)
      sent.enquirers.push(enquirer)
      await sendOne(options, sent, enquirer, randomFrom(seed + index))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  return sent
}

async function sendOne(
  { site, forms }: Options,
  sent: Sent,
  enquirer: Enquirer,
  random: Random,
): Promise<void> {
  const id = randomUUID()
  const first: Way = random() < 0.5 ? 'with-script' : 'plain'
  const ways: Way[] = [first]
  if (random() < DOUBLED) {
    // A second tap, or a second tab whose script has not been loaded yet.
    ways.push(random() < 0.5 ? first : 'plain')
    sent.doubles += 1
  }
  if (new Set(ways).size > 1) sent.mixed.add(enquirer.number)
  const form = forms[enquirer.collection]
  const outcomes = await Promise.all(
    ways.map((way) => retry(() => post(site, { enquirer, id, way, form }))),
  )
  if (outcomes.includes('thanked')) sent.thanked.add(enquirer.number)
  if (outcomes.includes('refused')) sent.refused += 1
}

async function retry(attempt: () => ReturnType<typeof post>): ReturnType<typeof post> {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const outcome = await attempt()
    if (outcome !== 'unavailable' || Date.now() > until) return outcome
    await pause(RETRY_MS)
  }
}
