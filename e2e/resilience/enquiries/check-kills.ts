import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { withSite } from '../../support/servers/with-site.ts'
import { untilUp } from '../managed-process.ts'
import { randomFrom } from '../random.ts'
import type { Result } from '../runner.ts'
import type { TestEnvironment } from '../test-environment.ts'
import { readForms } from './forms.ts'
import { scheduleKills, volatileOutbox } from './kill-scheduler.ts'
import { startLossyCms } from './lossy-cms.ts'
import { timeUntilDelivered } from './outbox.ts'
import { sendAll } from './send.ts'
import { storedEnquiries, verdictOn } from './verdict.ts'

/** The maximum time of delivery after the last kill. */
const DELIVERY_SECONDS = 60

type Options = { count: number; kills: number; seed: number; control?: string | undefined }

/** Sends enquiries while site and CMS are killed, and compares them with what the CMS stored. */
export async function checkKills(environment: TestEnvironment, options: Options): Promise<Result> {
  const { settings, cms } = environment
  const { count, kills, seed, control } = options
  const { localUrl: url, siteUrl: origin, dataDir } = settings
  const random = randomFrom(seed)
  const proxy = await startLossyCms(environment.cmsUrl, random, control === 'no-key')
  return withSite({ ...environment, cmsUrl: proxy.url }, async (site) => {
    const forms = await readForms(url)
    const startedAt = Date.now()
    const outbox = control === 'no-disk' ? volatileOutbox(dataDir, url) : undefined
    const { killed, done } = scheduleKills({ site, cms, kills, random, outbox })
    const progress = () => (kills === 0 ? 1 : (killed.site + killed.cms) / kills)
    const sent = await withProgress('Sending and killing', async () => {
      const all = await sendAll({ site: { url, origin }, forms, count, seed, progress })
      await done
      return all
    })
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    await untilUp([site, cms], 'The site or the CMS')
    const delivered = await timeUntilDelivered(url, DELIVERY_SECONDS * 1000)
    const delivery =
      delivered === null
        ? `the outbox was not empty after ${DELIVERY_SECONDS} s`
        : `the outbox was empty after ${Math.round(delivered / 1000)} s`
    const stored = await storedEnquiries(environment.cmsUrl, environment.secrets.adminToken)
    const { lost, doubled, altered } = verdictOn(sent.enquirers, sent.thanked, stored)
    const verdict = `${lost} lost, ${doubled} doubled, ${altered} altered`
    const thanks = `${sent.thanked.size} thanked, ${sent.refused} refused`
    printLine(`${count} enquiries in ${seconds} s, ${sent.doubles} of them sent twice at once`)
    printLine(
      `${killed.site} kills of the site, ${killed.cms} of the CMS, ${proxy.lostResponses()} responses lost`,
    )
    for (const line of [thanks, delivery, verdict]) printLine(line)
    const faults = [
      ...(lost + doubled + altered > 0 ? [verdict] : []),
      ...(sent.refused > 0 || sent.thanked.size < count ? [`${thanks}, of ${count}`] : []),
      ...(delivered === null ? [delivery] : []),
    ]
    return { faults, figures: { lost, doubled, altered } }
  })
}
