import { setTimeout as pause } from 'node:timers/promises'
import { between, type Random } from '../random.ts'
import type { Victim } from '../victim.ts'

type Options = {
  site: Victim
  cms: Victim
  kills: number
  random: Random
  /** Set where the outbox shall be as short-lived as memory: it dies with the site. */
  mortal: MortalOutbox | undefined
}

export type MortalOutbox = {
  /** Resolves once an enquiry waits in it, or when none comes for long. */
  filled: () => Promise<void>
  lose: () => Promise<void>
}

export type Nemesis = {
  killed: { site: number; cms: number }
  /** Resolves after the last kill. */
  done: Promise<void>
}

/** Kills the site or the CMS, or both at once as a power cut would, at moments that nobody foresees. */
export function startNemesis(options: Options): Nemesis {
  const killed = { site: 0, cms: 0 }
  return { killed, done: killAll(options, killed) }
}

async function killAll(options: Options, killed: Nemesis['killed']): Promise<void> {
  const { site, cms, kills, random, mortal } = options
  while (killed.site + killed.cms < kills) {
    await pause(between(random, 500, 4_000))
    // A CMS takes seconds to start: mostly it is left to do so, so that something is delivered.
    const hitsCms =
      (mortal !== undefined || random() < 0.4) && ((await cms.isUp()) || random() < 0.2)
    // An outbox that dies with the site is only missed when something waits in it.
    const hitsSite = !hitsCms || mortal !== undefined || random() < 0.25
    if (hitsCms) killed.cms += 1
    if (hitsSite) killed.site += 1
    if (hitsCms && mortal) await cms.kill().then(mortal.filled)
    await Promise.all([hitsCms && cms.kill(), hitsSite && site.kill()])
    if (hitsSite) await mortal?.lose()
    if (hitsCms) cms.start()
    if (hitsSite) site.start()
  }
}
