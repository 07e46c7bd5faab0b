import 'server-only'
import { ownAddress } from '../server/environment.ts'

/** One page of each kind: home, a list, a form, a table, a page made on request, a feed. */
const SAMPLE = [
  '/',
  '/notices',
  '/TakeAdmission',
  '/Faculty',
  '/search?q=fees',
  '/notices/feed.xml',
]

const PATIENCE_MS = 5_000

/** The sample pages that this process does not serve. */
export async function listFailingPages(): Promise<string[]> {
  const served = await Promise.all(SAMPLE.map(isServed))
  return SAMPLE.filter((_, index) => !served[index])
}

async function isServed(path: string): Promise<boolean> {
  try {
    const answer = await fetch(ownAddress() + path, {
      cache: 'no-store',
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.status === 200 && (await answer.text()).length > 0
  } catch {
    return false
  }
}
