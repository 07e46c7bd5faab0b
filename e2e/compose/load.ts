import { setTimeout as pause } from 'node:timers/promises'
import { request, type Sender } from '../../cms/setup/client.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { PAGES, visit, waitFor, type School } from './school.ts'

const PAGE_EVERY_MS = 100
const ENQUIRY_EVERY_MS = 1_000
const DELIVERY_SECONDS = 120

let families = 0

/** Visitors who read pages, and families who send an enquiry every second, until `end`. */
export function startLoad({ site }: School) {
  const seen = { pages: 0, failed: [] as string[], confirmed: [] as string[] }
  let hasEnded = false
  const repeat = async (delay: number, act: () => Promise<void>) => {
    while (!hasEnded) {
      await act()
      await pause(delay)
    }
  }
  const read = async () => {
    const path = PAGES[seen.pages++ % PAGES.length] ?? '/'
    const { status } = await visit(site + path)
    if (status !== 200) seen.failed.push(`${path} ${status}`)
  }
  const enquire = async () => {
    const phone = String(9_000_000_000 + families++)
    // A rejected one is not confirmed: the family sees it.
    const isConfirmed = await postEnquiry(site, 'Family of the load', phone).catch(() => false)
    if (isConfirmed) seen.confirmed.push(phone)
  }
  const running = [repeat(PAGE_EVERY_MS, read), repeat(ENQUIRY_EVERY_MS, enquire)]
  return {
    seen,
    async end() {
      hasEnded = true
      await Promise.all(running)
      return seen
    },
  }
}

/** Waits for the confirmed enquiries in the CMS; returns those that are missing, and those that are there twice. */
export async function findLost({ studio }: School, sender: Sender, confirmed: readonly string[]) {
  const path = '/items/admission_form?limit=-1&fields=contact_number'
  const listStored = async () => {
    const { rows } = await request(studio, sender, 'GET', path)
    return rows.map((row) => String(row['contact_number']))
  }
  const isMissing = (stored: readonly string[]) => (phone: string) => !stored.includes(phone)
  await waitFor('The enquiries arrive', DELIVERY_SECONDS, async () => {
    const stored = await listStored()
    return !confirmed.some(isMissing(stored))
  }).catch(() => undefined)
  const stored = await listStored()
  return {
    lost: confirmed.filter(isMissing(stored)),
    twice: stored.filter((phone, index) => stored.indexOf(phone) !== index),
  }
}
