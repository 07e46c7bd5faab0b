// Is any enquiry lost, duplicated or altered while site and CMS are killed?
import { z } from 'zod'
import { withProgress, printLine } from '../../scripts/launcher/progress.mjs'
import { pendingEnquiries } from '../../e2e/support/servers/health.ts'
import { startFaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import { untilUp } from '../lib/managed-process.ts'
import { readForms } from '../../e2e/support/enquiry-forms.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { timeUntil } from '../lib/flow.ts'
import { integer, readOptions, seed } from '../lib/options.ts'
import { randomFrom } from '../lib/random.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { loseResponses, scheduleKills } from './kills.ts'
import { sendAll } from './send.ts'
import { storedEnquiries, verdictOn } from './verdict.ts'

/** The maximum time of delivery after the last kill. */
const DELIVERY_SECONDS = 60

const options = readOrExit(() =>
  readOptions(
    z.object({ count: integer.min(1).default(10_000), kills: integer.default(140), seed }),
    '--count 10000, --kills 140 and --seed 7',
  ),
)

await runCheck({ seed: options.seed, run: checkKills })

/** Sends enquiries while site and CMS are killed, and compares them with what the CMS stored. */
async function checkKills(environment: TestEnvironment): Promise<Result> {
  const { settings, cms, cmsUrl, secrets } = environment
  const { count, kills } = options
  const { localUrl: url, siteUrl: origin } = settings
  const random = randomFrom(options.seed)
  const proxy = await startFaultProxy(cmsUrl)
  const lostResponses = loseResponses(proxy, random)
  return withSite({ ...environment, cmsUrl: proxy.url }, async (site) => {
    const forms = await readForms(url)
    const { killed, done } = scheduleKills({ site, cms, kills, random })
    const progress = () => (kills === 0 ? 1 : (killed.site + killed.cms) / kills)
    const sent = await withProgress('Sending and killing', async () => {
      const all = await sendAll({
        site: { url, origin },
        forms,
        count,
        seed: options.seed,
        progress,
      })
      await done
      return all
    })
    await untilUp([site, cms], 'The site or the CMS')
    const isEmpty = async () => (await pendingEnquiries(url)) === 0
    const delivered = await timeUntil(isEmpty, DELIVERY_SECONDS * 1000)
    const stored = await storedEnquiries(cmsUrl, secrets.adminToken)
    const figures = verdictOn(sent.enquirers, sent.thanked, stored)
    const { lost, doubled, altered } = figures
    const thanks = `${sent.thanked.size} of ${count} thanked, ${sent.refused} refused`
    printLine(`${thanks}, ${sent.doubles} sent twice at once`)
    printLine(`${killed.site} kills of the site, ${killed.cms} of the CMS`)
    printLine(`${lostResponses()} responses lost`)
    const verdict = `${lost} lost, ${doubled} doubled, ${altered} altered`
    printLine(verdict)
    const checks: [boolean, string][] = [
      [lost + doubled + altered > 0, verdict],
      [sent.refused > 0 || sent.thanked.size < count, thanks],
      [delivered === null, `the outbox was not empty after ${DELIVERY_SECONDS} s`],
    ]
    const faults = checks.filter(([isFault]) => isFault).map(([, what]) => what)
    return { faults, figures }
  })
}
