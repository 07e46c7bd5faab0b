import { setTimeout as pause } from 'node:timers/promises'
import { during, step } from '../../../scripts/launcher/progress.mjs'
import type { Random } from '../random.ts'
import { untilUp, type Victim } from '../victim.ts'
import type { World } from '../world.ts'
import { startCuttingCms } from './cutting-cms.ts'
import { readForms } from './forms.ts'
import { mortalOutbox } from './mortal-outbox.ts'
import { startNemesis } from './nemesis.ts'
import type { ChaosOptions } from './options.ts'
import { sendAll } from './parents.ts'
import { pendingAt } from './pending.ts'
import { storedEnquiries } from './stored.ts'
import { verdictOn } from './verdict.ts'

/** How long the outbox may take to become empty after the last kill. */
const DRAIN_SECONDS = 60

/** Sends, kills, waits and compares; prints the figures and answers the exit status. */
export async function runEnquiries(
  world: World,
  options: ChaosOptions,
  random: Random,
): Promise<number> {
  const { settings, cms } = world
  const { count, kills, control } = options
  step(`Seed ${options.seed}: ${count} enquiries, ${kills} kills${control ? `, ${control}` : ''}`)
  const between = await startCuttingCms({
    target: world.cmsUrl,
    random,
    isWithoutKey: control === 'no-key',
  })
  const site = world.siteBeside(between.url)
  try {
    cms.start()
    site.start()
    await bothUp(site, cms)
    const forms = await readForms(settings.localUrl)
    const began = Date.now()
    const mortal =
      control === 'no-disk' ? mortalOutbox(settings.dataDir, settings.localUrl) : undefined
    const nemesis = startNemesis({ site, cms, kills, random, mortal })
    const killed = () => nemesis.killed.site + nemesis.killed.cms
    const sent = await during('Sending and killing', async () => {
      const progress = () => (kills === 0 ? 1 : killed() / kills)
      const address = { url: settings.localUrl, origin: settings.siteUrl }
      const all = await sendAll({ site: address, forms, count, seed: options.seed, progress })
      await nemesis.done
      return all
    })
    const seconds = Math.round((Date.now() - began) / 1000)
    await bothUp(site, cms)
    const drained = await secondsUntilDelivered(settings.localUrl)
    const verdict = verdictOn(
      sent.families,
      sent.thanked,
      await storedEnquiries(world.cmsUrl, world.secrets.adminToken),
    )
    console.log(
      [
        `${count} enquiries in ${seconds} s, ${sent.doubles} of them sent twice at once, seed ${options.seed}`,
        `${nemesis.killed.site} kills of the site, ${nemesis.killed.cms} of the CMS, ${between.lostAnswers()} answers lost on the way`,
        `${sent.thanked.size} thanked, ${sent.refused} refused`,
        drained === null
          ? `the outbox was not empty after ${DRAIN_SECONDS} s`
          : `the outbox was empty after ${drained} s`,
        `${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.altered} altered`,
      ].join('\n'),
    )
    const faults = sent.refused + verdict.lost + verdict.doubled + verdict.altered
    return faults === 0 && drained !== null && sent.thanked.size === count ? 0 : 1
  } finally {
    await Promise.all([site.kill(), cms.kill()])
    between.close()
  }
}

const bothUp = (site: Victim, cms: Victim) => untilUp([site, cms], 'The site or the CMS')

/** Seconds until nothing waits any more; null when that takes too long. */
async function secondsUntilDelivered(siteUrl: string): Promise<number | null> {
  for (let began = Date.now(); Date.now() - began < DRAIN_SECONDS * 1000; await pause(250)) {
    if ((await pendingAt(siteUrl)) === 0) return Math.round((Date.now() - began) / 1000)
  }
  return null
}
