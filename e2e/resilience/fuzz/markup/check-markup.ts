import { during, type Reach } from '../../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../../scripts/lib/browser.ts'
import type { Random } from '../../random.ts'
import { makeInputs, type Input } from '../inputs/make-inputs.ts'
import { seatAudience, type Seen } from './audience.ts'
import { addTo, faultsOf, newCount, sentenceOf, type Count } from './count.ts'
import { showRaw, showRendered, type Place } from './show.ts'
import { runSiteCode } from './site-code.ts'
import { openStage } from './stage.ts'

const AT_A_TIME = 500
/** As many as the machine has to spare. */
const STAGES = 2

type Show = (place: Place, inputs: Input[]) => Promise<Seen>

export type MarkupOptions = {
  texts: number
  /** Shows the texts as they are and without a policy: what no site must do. */
  isUnguarded: boolean
}

/**
 * Shows hostile texts to a browser: as each door of the site makes markup of them and with no policy,
 * and as they are with the policy. Answers what is wrong, nothing when none of them did anything.
 */
export async function checkMarkup(options: MarkupOptions, random: Random): Promise<string[]> {
  const inputs = makeInputs(random, options.texts)
  const browser = await openBrowser()
  const places = await Promise.all(
    Array.from({ length: STAGES }, async (): Promise<Place> => {
      const stage = await openStage()
      return { stage, audience: await seatAudience(browser, stage.url) }
    }),
  )
  const showAll = async (what: string, show: Show) => {
    const count = await during(what, (reach: Reach) => showInTurn(places, inputs, show, reach))
    console.log(`  ${sentenceOf(count)}`)
    return faultsOf(what, count, inputs)
  }
  try {
    if (options.isUnguarded)
      return await showAll('As they are, without a policy', (place, some) =>
        showRaw(place, some, false),
      )
    runSiteCode()
    const { doors } = await import('./rendered.tsx')
    const faults: string[] = []
    for (const [door, render] of Object.entries(doors))
      faults.push(
        ...(await showAll(`As ${door}, without a policy`, (place, some) =>
          showRendered(place, some, render),
        )),
      )
    const raw = await showAll('As they are, under the policy', (place, some) =>
      showRaw(place, some, true),
    )
    return [...faults, ...raw]
  } finally {
    await browser.close()
    for (const { stage } of places) stage.close()
  }
}

/** Every stage takes the next few, until all were shown. */
async function showInTurn(
  places: Place[],
  inputs: Input[],
  show: Show,
  reach: Reach,
): Promise<Count> {
  const count = newCount()
  let next = 0
  await Promise.all(
    places.map(async (place) => {
      while (next < inputs.length) {
        const some = inputs.slice(next, (next += AT_A_TIME))
        addTo(count, some.length, await show(place, some))
        reach(count.given, inputs.length)
      }
      count.strangers.push(...place.audience.strangers.splice(0))
    }),
  )
  return count
}
