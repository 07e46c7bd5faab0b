import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listStoredEnquiries } from '../../../lib/enquiry/outbox/erasure.ts'
import { withOutbox } from '../../../scripts/lib/outbox-file.ts'
import type { Row } from '../../support/cms.ts'
import { generateLoad } from '../../support/load.ts'
import { enquirerAt, type Enquirer } from '../enquiries/enquirers.ts'
import { post, readForms } from '../enquiries/forms.ts'
import { numberOf, storedEnquiries, verdictOn } from '../enquiries/verdict.ts'
import { timeUntil } from '../flow.ts'
import type { Machine } from './machine.ts'

const CONCURRENCY = 2
const PAUSE_MS = 1_500
/** After a failed delivery the site retries for a minute. */
const DELIVERY_MS = 180_000

/** Sends enquiries, one after another in each of two workers, until it is stopped. */
export async function startEnquiries({ url, cmsUrl, adminToken, dataDir }: Machine, seed: number) {
  const forms = await readForms(url)
  const enquirers: Enquirer[] = []
  const thanked = new Set<string>()
  let isOver = false
  const sending = generateLoad({
    concurrency: CONCURRENCY,
    isOver: () => isOver,
    async send(index) {
      const enquirer = enquirerAt(index, seed)
      enquirers.push(enquirer)
      const form = forms[enquirer.collection]
      const sent = { enquirer, id: randomUUID(), way: 'plain', form } as const
      const outcome = await post({ url, origin: url }, sent)
      if (outcome === 'thanked') thanked.add(enquirer.number)
      await pause(PAUSE_MS)
    },
  })
  const listStored = () => storedEnquiries(cmsUrl, adminToken)
  return {
    acknowledged: () => thanked.size,
    /** The number of acknowledged enquiries that the CMS lacks, once the outbox has delivered the others. */
    async countLost(): Promise<number> {
      const acknowledged = [...thanked]
      let lost = acknowledged
      await timeUntil(
        async () => {
          const stored = new Set((await listStored()).map(numberOf))
          lost = acknowledged.filter((number) => !stored.has(number))
          const waiting = listWaiting(dataDir)
          return !lost.some((number) => waiting.has(number))
        },
        DELIVERY_MS,
        500,
      )
      return lost.length
    },
    verdict: async () => verdictOn(enquirers, thanked, await listStored()),
    async stop() {
      isOver = true
      await sending
    },
  }
}

/** The numbers of the enquirers in an outbox. */
const listWaiting = (dataDir: string) =>
  withOutbox(dataDir, new Set<string>(), (outbox) => {
    const rows = listStoredEnquiries(outbox) as { item: string }[]
    return new Set(rows.map(({ item }) => numberOf(JSON.parse(item) as Row)))
  })
