import { setTimeout as pause } from 'node:timers/promises'
import type { Victim } from '../../scripts/chaos/victim.ts'
import { step } from '../../scripts/launcher/progress.mjs'
import type { Ground } from './context.ts'
import { putLoadOn } from './load.ts'
import { addresses, packings } from './pages.ts'
import { letReadersIn } from './readers.ts'

const EVERY_MS = 5_000
const READERS = 2

/**
 * Kills the site's process every five seconds while pages are asked for, and answers 0 when every
 * request was answered with its page.
 */
export async function killUnderLoad(
  ground: Ground,
  site: Victim,
  seconds: number,
): Promise<number> {
  const { front, browser } = ground
  for (const address of addresses)
    for (const packing of packings)
      await browser.ask(address, { headers: { 'accept-encoding': packing } })
  step(`Killing the site every 5 s for ${seconds} s while pages are asked for`)
  const until = performance.now() + seconds * 1000
  const readers = letReadersIn(browser, addresses, READERS)
  const load = putLoadOn({ url: front.url, seconds, folder: front.folder, addresses })
  let kills = 0
  let up = 0
  while (performance.now() < until) {
    await pause(EVERY_MS)
    if (await site.isUp()) up += 1
    await site.kill()
    kills += 1
    site.start()
  }
  const { requests, failed } = await load
  const read = await readers.leave()
  const all = read.failed + failed
  console.log(
    `${kills} kills of the site, which was up before ${up} of them: ${requests + read.pages} page requests, ` +
      `${read.pages} of them read to the end, ${all} failed`,
  )
  return all === 0 && up > 0 ? 0 : 1
}
