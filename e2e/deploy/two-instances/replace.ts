import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { readForms } from '../../../scripts/chaos/enquiries/forms.ts'
import { sendAll } from '../../../scripts/chaos/enquiries/parents.ts'
import { pendingAt } from '../../../scripts/chaos/enquiries/pending.ts'
import { storedEnquiries } from '../../../scripts/chaos/enquiries/stored.ts'
import { verdictOn } from '../../../scripts/chaos/enquiries/verdict.ts'
import { step } from '../../../scripts/launcher/progress.mjs'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { Browser } from '../client.ts'
import type { Check } from '../checks.ts'
import { answersWell, copyMachine, type Machine } from '../instance.ts'
import { addresses, packings } from '../pages.ts'
import { letReadersIn } from '../readers.ts'
import { whenUp, type Pair } from './pair.ts'

const ENQUIRIES = 60
const READERS = 2
const SECONDS = 120
/** Pages that no cache answers. */
const ASKED = ['/Faculty?q=a', '/notices?q=a', '/search?q=fees']

/** Each machine is killed and replaced while pages are read and enquiries are sent. */
export const replaceChecks = (pair: Pair, browser: Browser): Check[] => [
  [
    'machines are killed and replaced without a failed page or a lost enquiry',
    async () => {
      const { front, cmsUrl, adminToken } = pair
      for (const address of addresses)
        for (const packing of packings)
          await browser.ask(address, { headers: { 'accept-encoding': packing } })
      // So much at once is what the limit is for; it takes as long to be forgotten.
      await pause(5_000)
      const readers = letReadersIn(browser, addresses, READERS)
      const askers = letReadersIn(browser, ASKED, 1)
      let done = 0
      const steps = replacements(pair)
      const sending = sendAll({
        site: { url: front.url, origin: front.url },
        forms: await readForms(front.url),
        count: ENQUIRIES,
        seed: 3,
        progress: () => (done + 1) / (steps.length + 1),
      })
      for (const [what, replace] of steps) {
        step(`        ${what}`)
        await replace()
        done += 1
      }
      const sent = await sending
      await Promise.all([pair.one, pair.two].map(drained))
      const [pages, asked] = await Promise.all([readers.leave(), askers.leave()])
      const stored = await storedEnquiries(cmsUrl, adminToken)
      const verdict = verdictOn(sent.families, sent.thanked, stored)
      console.log(
        `        ${pages.pages} pages and ${asked.pages} searches read, ${pages.failed + asked.failed} failed; ` +
          `${sent.thanked.size} families thanked, ${verdict.lost} lost, ${verdict.altered} altered, ${verdict.doubled} doubled`,
      )
      deepEqual([pages.failed, asked.failed, sent.refused], [0, 0, 0])
      deepEqual([sent.thanked.size, verdict.lost, verdict.altered], [ENQUIRIES, 0, 0])
      // Two ids, and a receipt at each of two machines: the CMS cannot know that they are one.
      const oneWay = sent.families.filter(({ number }) => !sent.mixed.has(number))
      equal(verdictOn(oneWay, sent.thanked, stored).doubled, 0)
      ok(pages.pages > addresses.length)
    },
  ],
]

/** What happens to the machines, one after the other. */
const replacements = ({ one, two, cmsUrl }: Pair): [string, () => Promise<void>][] => [
  [
    'the CMS is away; the site that holds an enquiry is killed, and starts again on its disk',
    async () => {
      await one.kill('cms')
      const holder = await holderOf([one, two])
      await holder.kill('site')
      await holder.start('site')
      await whenUp(holder)
      ok((await pendingAt(holder.siteUrl)) > 0)
      await one.start('cms')
      await waitUntil(
        async () => ((await answersWell(`${cmsUrl}/server/ping`)) ? undefined : 'The CMS is away'),
        SECONDS,
      )
      await Promise.all([one, two].map(drained))
    },
  ],
  [
    'the second machine is lost with its disk, and a new one takes its place',
    async () => {
      await two.kill('site')
      await copyMachine(one, two)
      await two.start('site')
      await whenUp(two)
      equal(await pendingAt(two.siteUrl), 0)
    },
  ],
  [
    'the first site is killed, and starts again',
    async () => {
      await one.kill('site')
      await one.start('site')
      await whenUp(one)
    },
  ],
]

/** The machine in whose outbox an enquiry waits. */
async function holderOf(machines: readonly Machine[]): Promise<Machine> {
  let holder: Machine | undefined
  await waitUntil(async () => {
    for (const machine of machines) if ((await pendingAt(machine.siteUrl)) > 0) holder = machine
    return holder ? undefined : 'No enquiry waits in an outbox'
  }, SECONDS)
  return holder as Machine
}

const drained = ({ siteUrl, name }: Machine) =>
  waitUntil(async () => {
    const pending = await pendingAt(siteUrl)
    return pending === 0 ? undefined : `Enquiries wait in the outbox of machine ${name}`
  }, SECONDS)
