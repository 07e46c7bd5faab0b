import { fee } from './fee.ts'
import { heading } from './heading.ts'
import { notification } from './notification.ts'
import { tabular, type View } from './view.ts'

const times = { publish_from: 170, publish_until: 170 }
const noticeColumns = {
  ...{ title: 300, date: 140, category: 125, pinned: 80, status: 80 },
  ...times,
}
const headingColumns = { title: 300, status: 80, ...times, date_created: 190 }

const SCHEDULED = { _and: [{ publish_from: { _gt: '$NOW' } }] }
const PAST = { _and: [{ publish_until: { _lte: '$NOW' } }] }

/** How the content is listed that comes and goes by the clock, and the fees in the order of the table. */
export const contentViews: View[] = [
  ...viewsOf(notification.collection, 730_000, tabular(noticeColumns, '-date')),
  ...viewsOf(heading.collection, 740_000, tabular(headingColumns, '-date_created')),
  viewOf(fee.collection, 760_000, tabular({ class_name: 240, amount: 160, sample: 120 }, 'sort')),
]

function viewOf(collection: string, id: number, list: ReturnType<typeof tabular>): View {
  const common = { bookmark: null, icon: 'bookmark', color: null, filter: null }
  return { id, collection, ...common, user: null, role: null, ...list }
}

function viewsOf(collection: string, first: number, list: ReturnType<typeof tabular>): View[] {
  const view = viewOf(collection, first, list)
  return [
    view,
    { ...view, id: first + 1, bookmark: 'Scheduled', icon: 'schedule', filter: SCHEDULED },
    { ...view, id: first + 2, bookmark: 'Past', icon: 'history', filter: PAST },
  ]
}
