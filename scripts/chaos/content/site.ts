import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../launcher/folders.mjs'
import { residentBytesOf } from '../../lib/process-figures.ts'
import type { ProgramOptions } from '../../lib/program.ts'
import { createVictim, untilUp, type Victim } from '../victim.ts'
import type { World } from '../world.ts'

const START_SECONDS = 90
const CLOCK = pathToFileURL(join(root, 'scripts/chaos/clock.mjs')).href

/** The site under trial, which is started anew as often as one likes. */
export type Site = {
  url: string
  /** Its folder. */
  root: string
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

/** @param folder the project, or an altered copy of it */
export function createSite({ settings, secrets, siteProgram }: World, folder: string): Site {
  const url = settings.localUrl
  const clockFile = join(settings.dataDir, 'clock.json')
  let victim: Victim | undefined

  const withClock = ({ args, env, ...program }: ProgramOptions): ProgramOptions => ({
    ...program,
    cwd: folder,
    args: ['--import', CLOCK, ...args],
    env: { ...env, CHAOS_CLOCK_FILE: clockFile },
  })
  return {
    url,
    root: folder,
    async start(cmsUrl) {
      // Not its health, which asks the CMS first.
      const started = createVictim(withClock(siteProgram(cmsUrl)), `${url}/robots.txt`)
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
    beLater: (ms) => writeFile(clockFile, JSON.stringify({ dateMs: ms, monotonicMs: ms })),
    async memory() {
      return (await residentBytesOf(victim?.pid() ?? 0).catch(() => 0)) / 2 ** 20
    },
  }
}
