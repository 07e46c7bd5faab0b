import { setTimeout as pause } from 'node:timers/promises'
import { request, type Sender } from '../../cms/setup/client.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { postEnquiry } from './enquiry-forms.ts'

const DELIVERY_SECONDS = 120

type Load = {
  /** The number of concurrent requests. */
  concurrency: number
  /** Whether the load ends, by the number of requests started so far. */
  isOver: (begun: number) => boolean
  send: (index: number) => Promise<unknown>
}

/** Sends requests until the load is over. */
export async function generateLoad({ concurrency, isOver, send }: Load): Promise<void> {
  let begun = 0
  const sender = async () => {
    while (!isOver(begun)) await send(begun++)
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
}

let senders = 0

type Families = { pauseMs: number; concurrency?: number; taps?: number; address?: string }

/**
 * Families who send an enquiry each, with so many taps at once, until `end`; `confirmed` has the
 * numbers of those who were thanked.
 */
export function sendEnquiries(site: string, families: Families) {
  const { pauseMs, concurrency = 1, taps = 1, ...typed } = families
  const confirmed: string[] = []
  let hasEnded = false
  const send = async () => {
    const phone = String(9_000_000_000 + senders++)
    // A rejected one is not confirmed: the family sees it.
    const tap = () =>
      postEnquiry(site, 'Family of the load', phone, typed).then(
        () => true,
        () => false,
      )
    const answers = await Promise.all(Array.from({ length: taps }, tap))
    if (answers.includes(true)) confirmed.push(phone)
    await pause(pauseMs)
  }
  const running = generateLoad({ concurrency, isOver: () => hasEnded, send })
  return {
    confirmed,
    async end() {
      hasEnded = true
      await running
    },
  }
}

/** Waits for the confirmed enquiries in the CMS; returns those that are missing, and those that are there twice. */
export async function findLost(cmsUrl: string, sender: Sender, confirmed: readonly string[]) {
  const path = '/items/admission_form?limit=-1&fields=contact_number'
  const listStored = async () => {
    const { rows } = await request(cmsUrl, sender, 'GET', path)
    return rows.map((row) => String(row['contact_number']))
  }
  const isMissing = (stored: readonly string[]) => (phone: string) => !stored.includes(phone)
  await waitUntil(async () => {
    const stored = await listStored()
    return confirmed.some(isMissing(stored)) ? 'Enquiries have not arrived' : undefined
  }, DELIVERY_SECONDS).catch(() => undefined)
  const stored = await listStored()
  return {
    lost: confirmed.filter(isMissing(stored)),
    twice: stored.filter((phone, index) => stored.indexOf(phone) !== index),
  }
}
