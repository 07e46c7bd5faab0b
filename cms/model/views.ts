import { contentFinding } from './content-finding.ts'
import { contentViews } from './content-views.ts'
import { admission, admissionForm } from './enquiries.ts'
import { tabular, type View } from './view.ts'

/** The columns of a list, with their widths in pixels; and what a card of the board says. */
type Shape = { columns: Record<string, number>; title: string; words: string }

const columns = (name: string, from: string, phone: string) => ({
  // Red stands first, where a narrow screen still shows it.
  ...{ overdue: 110, received_at: 155, [name]: 140, [phone]: 150, stage: 130 },
  ...{ reply_by: 155, [from]: 150, age: 90, suspected: 150 },
})

const home = { columns: columns('name', 'class', 'phone'), title: 'name', words: 'phone' }
const form = {
  columns: columns('student_name', 'previous_school', 'contact_number'),
  title: 'student_name',
  words: 'contact_number',
}

// The board shows the cards in no order of ours and a limited number: what is done leaves it by and by.
const OPEN = ['new', 'contacted', 'visit_booked']

// The ids are far above those that Directus counts for what people save.
export const VIEWS: View[] = [
  ...viewsOf(admissionForm.collection, 710_000, form),
  ...viewsOf(admission.collection, 720_000, home),
  ...contentViews,
  {
    ...{ id: 750_000, collection: contentFinding.collection, bookmark: null, icon: 'bookmark' },
    ...{ color: null, filter: null, user: null, role: null },
    ...tabular({ page: 130, what: 540, todo: 420, since: 150 }, 'page'),
  },
]

function viewsOf(collection: string, first: number, shape: Shape): View[] {
  const common = { collection, color: null, filter: null, user: null, role: null }
  const newest = { ...common, ...tabular(shape.columns, '-received_at') }
  const longest = { ...common, ...tabular(shape.columns, 'reply_by') }
  return [
    { ...newest, id: first, bookmark: null, icon: 'bookmark' },
    {
      ...{ ...common, ...board(shape) },
      id: first + 1,
      bookmark: 'Board by stage',
      icon: 'view_kanban',
      filter: { _or: [{ stage: { _in: OPEN } }, { received_at: { _gte: '$NOW(-90 days)' } }] },
    },
    {
      ...longest,
      id: first + 2,
      bookmark: 'Overdue',
      icon: 'alarm',
      color: '#c0271a',
      filter: { _and: [{ overdue: { _eq: true } }] },
    },
    {
      ...newest,
      id: first + 3,
      bookmark: 'Suspected',
      icon: 'gpp_maybe',
      filter: { _and: [{ suspected: { _nempty: true } }] },
    },
  ]
}

function board({ title, words }: Shape) {
  return {
    layout: 'kanban',
    layout_query: { kanban: { limit: 1000 } },
    layout_options: {
      kanban: {
        groupField: 'stage',
        groupTitle: null,
        titleField: title,
        textField: words,
        dateField: 'received_at',
        showUngrouped: false,
        crop: true,
      },
    },
  }
}
