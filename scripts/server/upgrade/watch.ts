import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../launcher/problem.mjs'
import type { Settings } from '../../lib/environment.ts'
import { embeddedCmsUrl } from '../../lib/programs.ts'

const SECOND_MS = 1_000
/** When this begins, systemd has already waited for the CMS. */
const LIMIT_SECONDS = 60
const STEADY_SECONDS = 20
/** A site starts within seconds, even without its CMS. */
export const SILENT_SECONDS = 20
const SILENCE = 'the site does not answer'

/** Waits until site and CMS have been healthy for twenty seconds; throws a Problem if that takes too long. */
export async function watchHealth(settings: Settings): Promise<void> {
  const deadline = Date.now() + LIMIT_SECONDS * SECOND_MS
  let [steady, silent] = [0, 0]
  let fault: string | null = null
  while (steady < STEADY_SECONDS) {
    if (Date.now() > deadline || silent > SILENT_SECONDS)
      throw new Problem(`The release is not healthy: ${fault}`)
    fault = await faultOf(settings)
    steady = fault ? 0 : steady + 1
    silent = fault === SILENCE ? silent + 1 : 0
    await pause(SECOND_MS)
  }
}

async function faultOf(settings: Settings): Promise<string | null> {
  const ready = await ask(`${settings.localUrl}/api/ready`)
  if (!ready) return SILENCE
  const body = await ready.text()
  if (!ready.ok) return `the site is not ready: ${body.slice(0, 300)}`
  if (!(await ask(`${embeddedCmsUrl(settings)}/server/ping`))?.ok) return 'the CMS does not answer'
  return body.includes('cms-') ? `site and CMS do not agree: ${body.slice(0, 300)}` : null
}

const ask = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5 * SECOND_MS) }).catch(() => null)
