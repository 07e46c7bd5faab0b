import 'server-only'
import { beginningOf, dayAfter, schoolDay } from '../format/day.ts'
import { showView } from './store/read-view.ts'
import type { Viewed } from './store/source.ts'
import { getStored, storeContent } from './store/store.ts'

/** The school's day as content: a page that shows it is regenerated when the next day begins. */
export const todayView: Viewed<null, { day: () => string }> = {
  key: 'today',
  expiries: () => [beginningOf(dayAfter(schoolDay()))],
  views: (_answer, now) => ({ day: () => schoolDay(now) }),
}

// Stored before any page is compared with it, as a page that was cached on an earlier day may come
// first.
if (!getStored(todayView)) storeContent(todayView, '', null)

/** The school's day, YYYY-MM-DD, for a page that depends on it. */
export const getToday = () => showView(todayView, 'day')
