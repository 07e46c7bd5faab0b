import { formAnswer, TO_ANSWER } from '../forms/form-answer.ts'
import { calendarDate } from '../calendar.ts'
import { contentFinding } from '../findings.ts'
import { admission, admissionForm, OVERDUE } from '../enquiry/enquiries.ts'
import { fee } from '../fees.ts'
import { heading } from '../headings.ts'
import { notification } from '../notices.ts'

/** A row of Directus's presets: how a collection is listed for everybody. */
type View = {
  id: number
  collection: string
  /** The name below the collection in the menu; null for the default view. */
  bookmark: string | null
  icon: string
  color: string | null
  filter: object | null
  user: null
  role: null
} & Layout

type Layout = { layout: string; layout_query: object; layout_options: object }

/** The list of what a website needs before it goes live. */
export const START_VIEW = 750_001

const findings = list({ kind: 150, page: 130, what: 480, todo: 420 }, '-kind', 'page')

const OVERDUE_LIST = { bookmark: 'Overdue', icon: 'alarm', color: '#c0271a', filter: OVERDUE }

/** Lists in the order of their rows, with the columns by which a clerk finds one. */
const LISTS = {
  pages: { title: 240, status: 80, menu_group: 150, page_name: 190, sample: 110 },
  section: { page: 130, kind: 250, title: 220, status: 80, drawing: 150 },
  faculty: { name: 220, status: 80, designation: 220, department: 180 },
  person: { name: 220, status: 80, body: 240, designation: 220 },
  team: { name: 180, status: 80, leader: 220, captain: 180, kind: 100 },
  gallery: { title: 320, status: 80 },
  book: { class: 140, status: 80, title: 320 },
}

// The ids are far above those that Directus assigns.
export const VIEWS: View[] = [
  ...enquiryViews(710_000, admissionForm.collection, {
    name: 'student_name',
    from: 'previous_school',
    phone: 'contact_number',
  }),
  ...enquiryViews(720_000, admission.collection, { name: 'name', from: 'class', phone: 'phone' }),
  ...answerViews(700_000),
  view(
    730_000,
    notification.collection,
    list(
      {
        title: 300,
        status: 80,
        date: 140,
        category: 125,
        audience: 140,
        pinned: 80,
        publish_from: 170,
        publish_until: 170,
      },
      '-date',
    ),
  ),
  view(
    740_000,
    heading.collection,
    list({ title: 300, status: 80, publish_from: 170, publish_until: 170 }, '-date_created'),
  ),
  view(
    770_000,
    calendarDate.collection,
    list({ from: 140, to: 140, title: 300, kind: 120, audience: 140, status: 80 }, '-from'),
  ),
  view(760_000, fee.collection, list({ class_name: 240, amount: 160, sample: 120 }, 'sort')),
  view(750_000, contentFinding.collection, findings),
  view(START_VIEW, contentFinding.collection, findings, {
    bookmark: 'Start here',
    icon: 'checklist',
    filter: { _and: [{ kind: { _eq: 'before-go-live' } }] },
  }),
  view(START_VIEW + 1, contentFinding.collection, findings, {
    bookmark: 'To translate',
    icon: 'translate',
    filter: { _and: [{ kind: { _eq: 'awaits-translation' } }] },
  }),
  ...Object.entries(LISTS).map(([collection, columns], index) =>
    view(780_000 + index, collection, list(columns, 'sort')),
  ),
]

type Names = { name: string; from: string; phone: string }

/** The inbox of a form, with its field names. */
function enquiryViews(id: number, collection: string, { name, from, phone }: Names): View[] {
  const columns = {
    received_at: 155,
    [name]: 140,
    [phone]: 150,
    stage: 130,
    reply_by: 155,
    [from]: 150,
    age: 90,
    suspected: 150,
  }
  return [
    view(id, collection, list(columns, '-received_at')),
    view(id + 2, collection, list(columns, 'reply_by'), OVERDUE_LIST),
    view(id + 3, collection, list(columns, '-received_at'), {
      bookmark: 'Suspected',
      icon: 'gpp_maybe',
      filter: { _and: [{ suspected: { _nempty: true } }] },
    }),
    view(id + 4, collection, list(columns, 'received_at'), {
      bookmark: 'May be reminded',
      icon: 'notifications',
      filter: {
        _and: [
          { may_contact: { _eq: 'reminders' } },
          { stage: { _in: ['contacted', 'visit_booked'] } },
        ],
      },
    }),
    view(
      id + 5,
      collection,
      list({ request_by: 150, request: 190, [name]: 140, [phone]: 150 }, 'request_by'),
      {
        bookmark: 'Requests by deadline',
        icon: 'policy',
        filter: { _and: [{ request: { _nnull: true } }, { request_answered: { _eq: false } }] },
      },
    ),
  ]
}

/** The one list of what is to be answered, and what was found of pages. */
function answerViews(id: number): View[] {
  const { collection } = formAnswer
  const columns = { form: 200, summary: 220, stage: 120, reply_by: 155, contact: 160, place: 180 }
  const isCount = { useful: { _nnull: true } }
  return [
    view(id, collection, list({ received_at: 155, ...columns, about: 150 }, '-received_at')),
    view(id + 1, collection, list(columns, 'reply_by'), {
      bookmark: 'To answer',
      icon: 'mark_email_unread',
      filter: { _and: [TO_ANSWER] },
    }),
    view(id + 2, collection, list(columns, 'reply_by'), OVERDUE_LIST),
    view(id + 3, collection, list({ about: 300, not_useful: 140, useful: 140 }, '-not_useful'), {
      bookmark: 'Useful pages',
      icon: 'thumbs_up_down',
      filter: { _and: [isCount] },
    }),
  ]
}

function view(id: number, collection: string, layout: Layout, more: Partial<View> = {}): View {
  const common = { bookmark: null, icon: 'bookmark', color: null, filter: null }
  return { id, collection, ...common, user: null, role: null, ...layout, ...more }
}

/** A list of these columns, with their widths in pixels. */
function list(columns: Record<string, number>, ...sort: string[]): Layout {
  return {
    layout: 'tabular',
    layout_query: { tabular: { fields: Object.keys(columns), sort, page: 1, limit: 100 } },
    layout_options: { tabular: { widths: columns, spacing: 'cozy' } },
  }
}
