import 'server-only'
import { ownAddress } from '../env/site.ts'
import { whenMade } from './page-index.ts'

/** Longest that a page may take to be made, in milliseconds. */
const PATIENCE_MS = 5_000

/** Asks for an address as a visitor would; true when the answer is a copy that is being replaced. */
export async function visitAddress(address: string): Promise<boolean> {
  const answer = await fetch(ownAddress() + address, {
    redirect: 'manual',
    cache: 'no-store',
    // Nobody reads it: packing it would take as long as a tenth of making the page.
    headers: { 'accept-encoding': 'identity' },
  })
  await answer.arrayBuffer()
  return answer.headers.get('x-nextjs-cache') === 'STALE'
}

/** Visits a page that is not current, which has it made anew, and waits until that is done. */
export async function visitPage(key: string, address: string): Promise<void> {
  const made = whenMade(key, PATIENCE_MS)
  if (await visitAddress(address)) await made
}
