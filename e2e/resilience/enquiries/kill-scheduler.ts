import { setTimeout as pause } from 'node:timers/promises'
import { pendingEnquiries } from '../../support/servers/health.ts'
import type { ManagedProcess } from '../managed-process.ts'
import { between, type Random } from '../random.ts'
import { timeUntil } from '../flow.ts'
import { deleteOutbox } from './outbox.ts'

const FILLED_MS = 20_000
/** Long enough for the thanks to arrive: without them the enquirer retries, and nothing is lost. */
const THANKED_MS = 1_000

/** An outbox that is lost with its site, as if it were in memory. */
type VolatileOutbox = ReturnType<typeof volatileOutbox>

export const volatileOutbox = (dataDir: string, siteUrl: string) => ({
  /** Resolves once an enquiry is pending in it, or after a timeout. */
  filled: async () => {
    const isFilled = async () => (await pendingEnquiries(siteUrl).catch(() => 0)) > 0
    if ((await timeUntil(isFilled, FILLED_MS, 50)) !== null) await pause(THANKED_MS)
  },
  lose: () => deleteOutbox(dataDir),
})

type Options = {
  site: ManagedProcess
  cms: ManagedProcess
  kills: number
  random: Random
  /** Set if the outbox must not survive the site. */
  outbox: VolatileOutbox | undefined
}

type Killed = { site: number; cms: number }

/**
 * Kills the site or the CMS, or both at once like a power failure, at random moments; `done`
 * resolves after the last kill.
 */
export function scheduleKills(options: Options): { killed: Killed; done: Promise<void> } {
  const killed = { site: 0, cms: 0 }
  return { killed, done: killAll(options, killed) }
}

async function killAll(options: Options, killed: Killed): Promise<void> {
  const { site, cms, kills, random, outbox } = options
  while (killed.site + killed.cms < kills) {
    await pause(between(random, 500, 4_000))
    // A CMS takes seconds to start: it is mostly left to do so, so that something is delivered.
    const hitsCms =
      (outbox !== undefined || random() < 0.4) && ((await cms.isUp()) || random() < 0.2)
    // Losing the outbox with the site only matters if something is pending in it.
    const hitsSite = !hitsCms || outbox !== undefined || random() < 0.25
    if (hitsCms) killed.cms += 1
    if (hitsSite) killed.site += 1
    if (hitsCms && outbox) await cms.kill().then(outbox.filled)
    await Promise.all([hitsCms && cms.kill(), hitsSite && site.kill()])
    if (hitsSite) await outbox?.lose()
    if (hitsCms) cms.start()
    if (hitsSite) site.start()
  }
}
