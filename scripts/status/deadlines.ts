import { createContent } from '../../lib/checks/content.ts'
import { findDeadlines } from '../../lib/checks/find-issues.ts'
import { readWebsite } from '../../lib/checks/website.ts'
import type { RawContent } from '../../lib/content/client/raw-rows.ts'
import { schoolDay } from '../../lib/format/day.ts'
import { alarm, inOrder, type Item } from './item.ts'

const WEEK = 7

/** The school's deadlines that are near or over. */
export function deadlineItems(rows: RawContent, now: Date): Item[] {
  const context = { today: schoolDay(now), states: new Map(), siteHost: '', cmsHosts: [] }
  const found = findDeadlines(createContent(rows, context, readWebsite))
  if (found.length === 0) return [inOrder('Deadlines', 'none within 30 days')]
  return found.map(({ key, what, todo }) =>
    alarm({ subject: 'Deadlines', what: `${what}.` }, { key, todo, everyDays: WEEK }),
  )
}
