import 'server-only'
import { ownAddress, siteEnvironment } from '../env/site.ts'
import { log } from '../log.ts'
import { HINT_SECRET_HEADER, type Hint } from './hint.ts'

const SECOND_LOOK = 'again'

/** True when the site itself repeats a hint. */
export function isSecondLook(request: Request): boolean {
  return new URL(request.url).searchParams.has(SECOND_LOOK)
}

/**
 * Repeats a hint once the pages are warm. A page whose making began before the change and ended
 * after the hint holds the older content and yet counts as fresh; by now all such are done, and the
 * second invalidation reaches them.
 */
export async function lookAgain(hint: Hint): Promise<void> {
  try {
    await fetch(`${ownAddress()}/api/revalidate?${SECOND_LOOK}`, {
      method: 'POST',
      headers: { [HINT_SECRET_HEADER]: siteEnvironment().REVALIDATE_SECRET },
      body: JSON.stringify(hint),
    })
  } catch {
    log.warn({ event: 'second-look-failed' })
  }
}
