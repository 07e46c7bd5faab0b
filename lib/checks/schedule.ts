import 'server-only'
import { CmsRefused } from '../content/client/errors.ts'
import { log } from '../server/log.ts'
import { createContentCheck } from './check.ts'

/** An editor saves several times in a row; the check waits for a moment of quiet. */
const QUIET_MS = 3_000

const checkContent = createContentCheck()

let waiting: NodeJS.Timeout | undefined
let isBusy = false

async function check(): Promise<void> {
  const outcome = await checkContent()
  const { added, changed, removed } = outcome
  if (added + changed + removed > 0) log.info({ event: 'content-checked', ...outcome })
}

function run(): void {
  if (isBusy) return contentChanged()
  isBusy = true
  check()
    // Pages go on without it, and the next check compares everything again.
    .catch((error: unknown) => log.warn({ event: 'content-not-checked', reason: reasonOf(error) }))
    .finally(() => {
      isBusy = false
    })
}

// The CMS's own words can hold what somebody wrote into it.
const reasonOf = (error: unknown): string =>
  error instanceof CmsRefused ? `refused with ${error.status}` : String(error)

/** Has the content checked in a moment: something in the CMS has changed, or may have. */
export function contentChanged(): void {
  clearTimeout(waiting)
  waiting = setTimeout(run, QUIET_MS).unref()
}
