import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EnquiryCollection } from '../../../lib/content/client/enquiries.ts'
import { randomFrom, type Random } from '../random.ts'
import { familyAt, type Family } from './families.ts'
import type { PageForm } from './forms.ts'
import { post, type Answer, type Site, type Way } from './post.ts'

const PARENTS_AT_ONCE = 16
const DOUBLED = 0.1
const TRY_AGAIN_MS = 300
const GIVE_UP_MS = 90_000

type Options = {
  site: Site
  forms: Record<EnquiryCollection, PageForm>
  count: number
  seed: number
  /** Of all that is to happen to the servers, the part that has: the parents keep step with it. */
  progress: () => number
}

export type Sent = {
  families: Family[]
  /** The numbers of those who were thanked. */
  thanked: Set<string>
  refused: number
  doubles: number
  /** The numbers of those who sent from two tabs, one with and one without its script: under two ids. */
  mixed: Set<string>
}

/** Sends so many enquiries, many at once; whoever is not answered tries again. */
export async function sendAll(options: Options): Promise<Sent> {
  const { count, seed, progress } = options
  const sent: Sent = { families: [], thanked: new Set(), refused: 0, doubles: 0, mixed: new Set() }
  const parent = async () => {
    while (sent.families.length < count) {
      if (sent.families.length / count > progress() + 0.02) {
        await pause(50)
        continue
      }
      const index = sent.families.length
      const random = randomFrom(seed + index)
      const family = familyAt(index, random)
      sent.families.push(family)
      await sendOne(options, sent, family, random)
    }
  }
  await Promise.all(Array.from({ length: PARENTS_AT_ONCE }, parent))
  return sent
}

async function sendOne(
  { site, forms }: Options,
  sent: Sent,
  family: Family,
  random: Random,
): Promise<void> {
  const id = randomUUID()
  const first: Way = random() < 0.5 ? 'with-script' : 'plain'
  const ways: Way[] = [first]
  if (random() < DOUBLED) {
    // A second tap, or a second tab in which the script has not come yet.
    ways.push(random() < 0.5 ? first : 'plain')
    sent.doubles += 1
  }
  if (new Set(ways).size > 1) sent.mixed.add(family.number)
  const form = forms[family.collection]
  const answers = await Promise.all(
    ways.map((way) => insist(() => post(site, { family, id, way, form }))),
  )
  if (answers.includes('thanked')) sent.thanked.add(family.number)
  if (answers.includes('refused')) sent.refused += 1
}

async function insist(attempt: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + GIVE_UP_MS
  for (;;) {
    const answer = await attempt()
    if (answer !== 'away' || Date.now() > until) return answer
    await pause(TRY_AGAIN_MS)
  }
}
