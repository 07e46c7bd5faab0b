import { CONTENT_COLLECTIONS, GALLERY_FILES } from 'school-schema/collections'
import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { TO_ANSWER } from 'school-schema/forms/form-answer'
import { CONFIRMED } from 'school-schema/subscribers'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'
import type { Line, Pack } from '../inspection/answers.ts'
import { timeOf, type Row } from '../shared.ts'
import { describeRow } from '../website/content-rules.ts'

/** Reads rows by a filter of Directus, with all rights. */
export type ReadRows = (collection: string, fields: string[], filter: object) => Promise<Row[]>

/** What only the CMS knows of a week. */
export type WeekInCms = {
  /** The principal's address; null if no report is wanted. */
  to: string | null
  published: { what: string; who: string; at: string }[]
  enquiries: { received: number; open: number; overdue: number; hoursToContact: number | null }
  subscribers: number
  /** The rows of the Board's form without an answer. */
  missing: string[]
  /** Its documents, and the policies of the school, that have a last day. */
  documents: { what: string; day: string }[]
}

const nameOf = (user: unknown): string => {
  const { first_name, last_name, email } = Object(user) as Row
  return [first_name, last_name].filter(Boolean).join(' ') || String(email)
}

const earliestFirst = (one: Row, other: Row) =>
  timeOf(one['timestamp']) - timeOf(other['timestamp'])

const ACTIVITY = [
  'collection',
  'item',
  'timestamp',
  'action',
  'user_agent',
  'user.first_name',
  'user.last_name',
  'user.email',
]

/** The rows that people have written and visitors see, each with the person who changed it last. */
async function listPublished(read: ReadRows, since: string): Promise<WeekInCms['published']> {
  const activity = await read('directus_activity', ACTIVITY, {
    _and: [
      { timestamp: { _gte: since } },
      { collection: { _in: CONTENT_COLLECTIONS.filter((name) => name !== GALLERY_FILES) } },
      { action: { _in: ['create', 'update'] } },
      { user: { _nnull: true } },
    ],
  })
  // The set-up and commands write under the account of an administrator, by Node.js.
  const ofPeople = activity.filter(({ user_agent }) => user_agent !== 'node')
  const changed = Map.groupBy(ofPeople.toSorted(earliestFirst), ({ collection }) =>
    String(collection),
  )
  const published: WeekInCms['published'] = []
  for (const [collection, entries] of changed) {
    const items = entries.map(({ item }) => item)
    for (const row of await read(collection, ['*'], { id: { _in: items } })) {
      const entry = entries.findLast(({ item }) => String(item) === String(row['id']))
      // A row of the sample counts as written by nobody.
      if ((row['status'] ?? 'published') !== 'published' || row['sample'] === true || !entry)
        continue
      const at = new Date(timeOf(entry['timestamp'])).toISOString()
      published.push({ what: describeRow(collection, row), who: nameOf(entry['user']), at })
    }
  }
  return published.toSorted((one, other) => other.at.localeCompare(one.at))
}

const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null

/** Figures of the enquiries of a week, and those that still wait; nothing that a family wrote. */
async function countEnquiries(read: ReadRows, since: string, now: Date) {
  const sums = { received: 0, open: 0, overdue: 0 }
  const hours: number[] = []
  for (const collection of ENQUIRIES) {
    const fields = ['id', 'stage', 'received_at', 'reply_by', 'may_contact']
    const isForm = collection === 'form_answer'
    const stage = isForm ? TO_ANSWER : { stage: { _eq: 'new' } }
    const open = await read(collection, fields, {
      _and: [stage, { may_contact: { _neq: 'none' } }],
    })
    // The votes about a page are a row, which nobody has sent.
    const sent = isForm ? [{ useful: { _null: true } }] : []
    const inWeek = { _and: [{ received_at: { _gte: since } }, ...sent] }
    const received = await read(collection, fields, inWeek)
    sums.received += received.length
    sums.open += open.length
    sums.overdue += open.filter((row) => timeOf(row['reply_by']) < now.getTime()).length
    const contacted = received.filter(({ stage }) => stage !== 'new')
    const changes = await read('directus_activity', ['item', 'timestamp'], {
      _and: [
        { collection: { _eq: collection } },
        { action: { _eq: 'update' } },
        { item: { _in: contacted.map(({ id }) => id) } },
      ],
    })
    for (const { id, received_at } of contacted) {
      const first = changes.filter(({ item }) => item === id).map((row) => timeOf(row['timestamp']))
      if (first.length > 0) hours.push((Math.min(...first) - timeOf(received_at)) / HOUR_MS)
    }
  }
  const half = median(hours)
  return { ...sums, hoursToContact: half === null ? null : Math.round(half * 10) / 10 }
}

/** The last seven days; only that no report is wanted, if there is no address or the school has unticked it. */
export async function readWeek(
  read: ReadRows,
  readForm: () => Promise<Pick<Pack, 'lines' | 'policies'>>,
  now: Date,
): Promise<WeekInCms | Pick<WeekInCms, 'to'>> {
  const [school] = await read('school', ['principal_email', 'weekly_report'], {})
  const to = school?.['principal_email']
  if (typeof to !== 'string' || school?.['weekly_report'] === false) return { to: null }
  const since = new Date(now.getTime() - 7 * DAY_MS).toISOString()
  const { lines, policies } = await readForm()
  const nameOfLine = ({ number, question }: Line) => `${number} ${question}`
  return {
    to,
    published: await listPublished(read, since),
    enquiries: await countEnquiries(read, since, now),
    subscribers: (await read('subscriber', ['id'], CONFIRMED)).length,
    // What has expired is said with its day.
    missing: lines
      .filter(({ answer, isComplete, until }) => answer === '' || (!isComplete && !until))
      .map(nameOfLine),
    documents: [...lines, ...policies].flatMap((line) =>
      line.until ? { what: nameOfLine(line), day: line.until } : [],
    ),
  }
}
