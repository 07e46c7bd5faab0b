import 'server-only'
import { ownAddress } from '../env/site.ts'
import { whenMade } from './page-index.ts'

/** Longest that a page may take to be made, in milliseconds. */
const PATIENCE_MS = 5_000

/** What a visitor was answered: the status, and whether it is a copy that is being replaced. */
type Visit = { status: number; isStale: boolean }

/** Asks for an address as a visitor would. */
export async function visitAddress(address: string): Promise<Visit> {
  const answer = await fetch(ownAddress() + address, {
    redirect: 'manual',
    cache: 'no-store',
    // Nobody reads it: packing it would take as long as a tenth of making the page.
    headers: { 'accept-encoding': 'identity' },
  })
  await answer.arrayBuffer()
  const isStale = answer.headers.get('x-nextjs-cache') === 'STALE'
  return { status: answer.status, isStale }
}

/** Visits a page that is not current, which has it made anew, and waits until that is done. */
export async function visitPage(key: string, address: string): Promise<Visit> {
  const made = whenMade(key, PATIENCE_MS)
  const visit = await visitAddress(address)
  if (visit.isStale) await made
  return visit
}
