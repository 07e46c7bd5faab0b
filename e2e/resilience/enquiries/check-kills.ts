import { setTimeout as pause } from 'node:timers/promises'
import { during, say } from '../../../scripts/launcher/progress.mjs'
import { faultsIn, timeUntil } from '../flow.ts'
import { untilUp, type ManagedProcess } from '../managed-process.ts'
import { between, randomFrom, type Random } from '../random.ts'
import type { Result } from '../runner.ts'
import { createEnvironment } from '../test-environment.ts'
import { deleteOutbox, pendingAt, startLossyCms, timeUntilDelivered } from './delivery.ts'
import { readForms } from './forms.ts'
import { sendAll } from './send.ts'
import { storedEnquiries, verdictOn } from './verdict.ts'

/** How long delivery may take after the last kill. */
const DELIVERY_SECONDS = 60

type Options = { count: number; kills: number; seed: number; control?: string | undefined }

/** Sends enquiries while site and CMS are killed, and compares what the CMS stored. */
export async function checkKills({ count, kills, seed, control }: Options): Promise<Result> {
  const { settings, cms, cmsUrl, secrets, createSite } = await createEnvironment()
  const { localUrl: url, siteUrl: origin, dataDir } = settings
  const random = randomFrom(seed)
  const proxy = await startLossyCms(cmsUrl, random, control === 'no-key')
  const site = createSite(proxy.url)
  const bothUp = () => untilUp([site, cms], 'The site or the CMS')
  try {
    cms.start()
    site.start()
    await bothUp()
    const forms = await readForms(url)
    const began = Date.now()
    const killed = { site: 0, cms: 0 }
    const outbox = control === 'no-disk' ? volatileOutbox(dataDir, url) : undefined
    const killing = killAll({ site, cms, kills, random, outbox }, killed)
    const progress = () => (kills === 0 ? 1 : (killed.site + killed.cms) / kills)
    const sent = await during('Sending and killing', async () => {
      const all = await sendAll({ site: { url, origin }, forms, count, seed, progress })
      await killing
      return all
    })
    const seconds = Math.round((Date.now() - began) / 1000)
    await bothUp()
    const delivered = await timeUntilDelivered(url, DELIVERY_SECONDS * 1000)
    const delivery = `the outbox was ${
      delivered === null
        ? `not empty after ${DELIVERY_SECONDS} s`
        : `empty after ${Math.round(delivered / 1000)} s`
    }`
    const stored = await storedEnquiries(cmsUrl, secrets.adminToken)
    const { lost, doubled, altered } = verdictOn(sent.enquirers, sent.thanked, stored)
    const verdict = `${lost} lost, ${doubled} doubled, ${altered} altered`
    const thanks = `${sent.thanked.size} thanked, ${sent.refused} refused`
    say(`${count} enquiries in ${seconds} s, ${sent.doubles} of them sent twice at once`)
    say(
      `${killed.site} kills of the site, ${killed.cms} of the CMS, ${proxy.lostResponses()} responses lost`,
    )
    for (const line of [thanks, delivery, verdict]) say(line)
    return {
      faults: faultsIn([
        [lost + doubled + altered > 0, verdict],
        [sent.refused > 0 || sent.thanked.size < count, `${thanks}, of ${count}`],
        [delivered === null, delivery],
      ]),
    }
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

const FILLED_MS = 20_000
/** Long enough for the thanks to arrive: without them the enquirer repeats, and nothing is lost. */
const THANKED_MS = 1_000

/** An outbox that does not survive its site, as if it were in memory. */
const volatileOutbox = (dataDir: string, siteUrl: string) => ({
  /** Resolves once an enquiry is pending in it, or if none comes for long. */
  filled: async () => {
    const isFilled = async () => (await pendingAt(siteUrl).catch(() => 0)) > 0
    if ((await timeUntil(isFilled, FILLED_MS, 50)) !== null) await pause(THANKED_MS)
  },
  lose: () => deleteOutbox(dataDir),
})

type Kills = {
  site: ManagedProcess
  cms: ManagedProcess
  kills: number
  random: Random
  /** Set if the outbox must not survive the site. */
  outbox: ReturnType<typeof volatileOutbox> | undefined
}

/** Kills the site or the CMS, or both at once as a power cut does, at random moments; counts them. */
async function killAll(
  { site, cms, kills, random, outbox }: Kills,
  killed: { site: number; cms: number },
): Promise<void> {
  while (killed.site + killed.cms < kills) {
    await pause(between(random, 500, 4_000))
    // A CMS takes seconds to start: mostly it is left to do so, so that something is delivered.
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
