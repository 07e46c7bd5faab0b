import 'server-only'
import { schoolDay } from 'school-schema/day'
import { tagPage } from './read-view.ts'

/** The tag of the pages that depend on the school's day. */
export const TODAY_TAG = 'today'

/** The school's day, YYYY-MM-DD, for a page that is rendered again when the next day begins. */
export async function getToday(): Promise<string> {
  await tagPage(TODAY_TAG)
  return schoolDay()
}
