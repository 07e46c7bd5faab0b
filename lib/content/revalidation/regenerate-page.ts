import 'server-only'
import { ownAddress } from '../../server/environment.ts'
import { whenRegenerated } from './page-index.ts'

/** Longest that a page may take to be made, in milliseconds. */
const TIMEOUT_MS = 5_000

/** What a visitor was answered: the status, and whether it is a copy that is being replaced. */
type PageResponse = { status: number; isStale: boolean }

/** Asks for an address as a visitor would. */
export async function fetchPage(address: string): Promise<PageResponse> {
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
export async function regeneratePage(key: string, address: string): Promise<PageResponse> {
  const regenerated = whenRegenerated(key, TIMEOUT_MS)
  const response = await fetchPage(address)
  if (response.isStale) await regenerated
  return response
}
