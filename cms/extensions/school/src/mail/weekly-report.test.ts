import type { Row } from '../shared.ts'
import { readWeek } from './weekly-report.ts'

const NOW = new Date('2026-11-30T02:30:00Z')
const user = { first_name: 'Asha', last_name: 'Rao', email: 'asha@school.example' }
const clerk = { first_name: null, last_name: null, email: 'clerk@school.example' }

/** An entry of the history: of a row of a collection, at an hour of a day of November. */
const entry = (action: string, what: string, day: number, hour: number, more: Row = {}): Row => {
  const [collection, item] = what.split(' ')
  const timestamp = new Date(Date.UTC(2026, 10, day, hour)).toISOString()
  return { collection, item, timestamp, action, user, ...more }
}

const rows: Record<string, Row[]> = {
  directus_activity: [
    entry('create', 'notification 4', 27, 6, { user_agent: 'node' }),
    entry('create', 'notification 1', 25, 6),
    entry('update', 'notification 1', 26, 6, { user: clerk }),
    entry('update', 'notification 2', 26, 7),
    entry('create', 'notification 3', 26, 7),
    entry('update', 'school 1', 27, 6),
    entry('update', 'admission a', 25, 10),
    entry('update', 'admission a', 26, 10),
  ],
  notification: [
    { id: 1, title: 'Holiday', status: 'published' },
    { id: 2, title: 'Not yet', status: 'draft' },
    { id: 4, title: 'By the set-up', status: 'published' },
    { id: 3, title: 'Of the sample', status: 'published', sample: true },
  ],
  school: [{ id: 1, principal_email: 'head@school.example', weekly_report: true }],
  admission: [
    { id: 'a', name: 'Meera', stage: 'contacted', received_at: '2026-11-25T08:00:00Z' },
    {
      id: 'b',
      name: 'Ravi',
      stage: 'new',
      received_at: '2026-11-28T08:00:00Z',
      reply_by: '2026-11-29T08:00:00Z',
    },
  ],
  form_answer: [
    { id: 'c', stage: 'in_work', received_at: '2026-11-20T08:00:00Z' },
    { id: 'd', stage: 'closed', received_at: '2026-11-28T08:00:00Z', useful: 3 },
  ],
  subscriber: [{ id: 'x' }, { id: 'y' }],
}

const line = (number: string, question: string, answer: string, until = '') => {
  const isComplete = answer !== '' && !answer.includes('missing')
  return { number, question, answer, until, isComplete, owner: '', issued: '', checked: '' }
}
const form = () =>
  Promise.resolve({
    lines: [
      line('B5', 'Building safety certificate', ''),
      line('D4', 'Teachers', '5, (missing)'),
      line('B7', 'Water', '', '2027-01-31'),
      line('B6', 'Fire safety certificate', 'a', '2026-12-20'),
    ],
    policies: [],
  })

/** The filters of Directus that the report uses, on one collection each. */
const read = (collection: string, _fields: string[], filter: object): Promise<Row[]> => {
  const text = JSON.stringify(filter)
  const found = rows[collection] ?? []
  if (collection === 'directus_activity') {
    const ofEnquiries = text.includes('"item"')
    return Promise.resolve(
      found.filter((row) =>
        ofEnquiries
          ? text.includes(`"_eq":"${String(row['collection'])}"`)
          : text.includes(`"${String(row['collection'])}"`),
      ),
    )
  }
  const stages = text.includes('in_work') ? ['new', 'in_work'] : ['new']
  if (text.includes('"stage"'))
    return Promise.resolve(found.filter(({ stage }) => stages.includes(String(stage))))
  const [, since = ''] = /"received_at":{"_gte":"([^"]+)"/.exec(text) ?? []
  const isSent = ({ received_at = since, useful }: Row) =>
    String(received_at) >= since && (!text.includes('useful') || useful === undefined)
  return Promise.resolve(found.filter(isSent))
}

test('a week: what visitors see and who changed it last, and enquiries as figures', async () => {
  const week = await readWeek(read, form, NOW)
  expect(week).toEqual({
    to: 'head@school.example',
    published: [
      { what: 'settings of the school', who: 'Asha Rao', at: '2026-11-27T06:00:00.000Z' },
      { what: 'notice “Holiday”', who: 'clerk@school.example', at: '2026-11-26T06:00:00.000Z' },
    ],
    enquiries: { received: 2, open: 2, overdue: 1, hoursToContact: 2 },
    subscribers: 2,
    missing: ['B5 Building safety certificate', 'D4 Teachers', 'B7 Water'],
    documents: [
      { what: 'B7 Water', day: '2027-01-31' },
      { what: 'B6 Fire safety certificate', day: '2026-12-20' },
    ],
  })
  for (const name of ['Meera', 'Ravi']) expect(JSON.stringify(week)).not.toContain(name)
})

test.each([
  ['an address', { principal_email: null, weekly_report: true }],
  ['the tick', { principal_email: 'head@school.example', weekly_report: false }],
])('without %s there is none', async (_what, school) => {
  const readSchool = () => Promise.resolve([{ id: 1, ...school }])
  expect(await readWeek(readSchool, form, NOW)).toEqual({ to: null })
})
