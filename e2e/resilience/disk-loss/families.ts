import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad } from '../../support/load.ts'
import { enquirerAt, type Enquirer } from '../enquiries/enquirers.ts'
import { post, readForms } from '../enquiries/forms.ts'
import { storedEnquiries, verdictOn } from '../enquiries/verdict.ts'
import type { Machine } from './machine.ts'

const AT_ONCE = 2
const PAUSE_MS = 250

export type Families = Awaited<ReturnType<typeof sendWithoutEnd>>

/** Sends enquiries, one after the other at each of two places, until it is stopped. */
export async function sendWithoutEnd({ url, cmsUrl, adminToken }: Machine, seed: number) {
  const forms = await readForms(url)
  const enquirers: Enquirer[] = []
  const thanked = new Set<string>()
  let isOver = false
  const sending = generateLoad({
    concurrency: AT_ONCE,
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
  return {
    /** The numbers of those whose enquiries were acknowledged. */
    thanked: () => new Set(thanked),
    /** Compares those with what the CMS has now. */
    verdictOn: async (numbers: ReadonlySet<string>) =>
      verdictOn(enquirers, numbers, await storedEnquiries(cmsUrl, adminToken)),
    async stop() {
      isOver = true
      await sending
    },
  }
}
