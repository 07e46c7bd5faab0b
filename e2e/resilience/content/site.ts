import { residentBytesOf } from '../../../scripts/lib/process-figures.ts'
import type { ProgramOptions } from '../../../scripts/lib/program.ts'
import { setClock } from '../clock.ts'
import { createVictim, untilUp, type Victim } from '../victim.ts'
import type { World } from '../world.ts'

const START_SECONDS = 90

/** The site under trial, which is started anew as often as one likes. */
export type Site = {
  url: string
  /** The folder of its build. */
  buildFolder: () => string
  /** Starts it beside the CMS at this address, and waits until it answers. */
  start: (cmsUrl: string) => Promise<void>
  kill: () => Promise<void>
  /** Tells it that anything may have changed, as the CMS's hook would. */
  hint: () => Promise<void>
  /** So many milliseconds later than it is: its clocks, not its timers. */
  beLater: (ms: number) => Promise<void>
  /** Its memory, in megabytes. */
  memory: () => Promise<number>
}

/** How the site is started, and where its build is. */
export type Programs = {
  buildFolder: () => string
  start: (cmsUrl: string) => ProgramOptions
}

export function createSite({ settings, secrets }: World, programs: Programs): Site {
  const url = settings.localUrl
  let victim: Victim | undefined
  return {
    url,
    buildFolder: programs.buildFolder,
    async start(cmsUrl) {
      // Not its health, which asks the CMS first.
      const started = createVictim(programs.start(cmsUrl), `${url}/robots.txt`)
      victim = started
      started.start()
      await untilUp([started], 'The site', START_SECONDS)
    },
    kill: async () => victim?.kill(),
    async hint() {
      await fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { 'x-revalidate-secret': secrets.revalidateSecret },
        body: JSON.stringify({ changes: [{ collection: '*' }] }),
      }).catch(() => undefined)
    },
    beLater: (ms) => setClock({ dateMs: ms, monotonicMs: ms }),
    async memory() {
      return (await residentBytesOf(victim?.pid() ?? 0).catch(() => 0)) / 2 ** 20
    },
  }
}
