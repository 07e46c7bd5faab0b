import 'server-only'
import { contentChanged } from './schedule.ts'

/** For nightfall, for a CMS that was away, and for rows that somebody else has changed in the list. */
const EVERY_MS = 60_000

/** Checks the content now and for as long as the process lives. */
export function startContentCheck(): void {
  contentChanged()
  setInterval(contentChanged, EVERY_MS).unref()
}
