import { setTimeout as pause } from 'node:timers/promises'
import { formBody, type PageForm, type PageForms } from '../../e2e/support/enquiry-forms.ts'
import { inParallel } from '../lib/flow.ts'
import { randomFrom } from '../lib/random.ts'
import { enquirerAt, type Enquirer } from './enquirers.ts'

const CONCURRENCY = 16
const DOUBLE_SHARE = 0.1
const TIMEOUT_MS = 20_000
const RETRY_MS = 300
const GIVE_UP_MS = 120_000

const THANKS = /Admission form submitted successfully|for showing interest to take admission/

/** The response: thanks, another one, or none about the enquiry. */
type Outcome = 'thanked' | 'refused' | 'unavailable'

/** The address of a site, and the public one that browsers send as their origin. */
type SiteAddress = { url: string; origin: string }

type Post = { enquirer: Enquirer; form: PageForm }

/** Posts an enquiry once. */
async function post({ url, origin }: SiteAddress, { enquirer, form }: Post): Promise<Outcome> {
  try {
    const response = await fetch(url + form.path, {
      method: 'POST',
      headers: { origin },
      body: formBody(form, enquirer.typed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status >= 500) return 'unavailable'
    return response.ok && THANKS.test(text) ? 'thanked' : 'refused'
  } catch {
    return 'unavailable'
  }
}

/** Posts until there is a response; gives up after two minutes. */
async function retry(attempt: () => Promise<Outcome>): Promise<Outcome> {
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
    refused: 0,
    doubles: 0,
  }
  await inParallel(CONCURRENCY, count, async (index) => {
    while (index / count > progress() + 0.02) await pause(50)
    const random = randomFrom(seed + index)
    const enquirer = enquirerAt(index, seed)
    sent.enquirers.push(enquirer)
    const send = () => retry(() => post(site, { enquirer, form: forms[enquirer.collection] }))
    const taps = [send()]
    if (random() < DOUBLE_SHARE) {
      taps.push(send())
      sent.doubles += 1
    }
    const outcomes = await Promise.all(taps)
    if (outcomes.includes('thanked')) sent.thanked.add(enquirer.number)
    if (outcomes.includes('refused')) sent.refused += 1
  })
  return sent
}
