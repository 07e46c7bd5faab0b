import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import type { SafeHtml } from '../html/html.ts'
import { sources } from '../collections/sources.ts'
import { answeredValues } from '../testing/hostile-values.ts'
import { storeContent, selectView } from './store.ts'
import { parseResponse } from './parse-response.ts'

const dates = { date_created: '2026-11-16T04:00:00.000Z', date_updated: null }
const times = { publish_from: null, publish_until: null }

/** A valid row of each list. */
const goodRows: Record<string, object> = {
  notices: {
    title: 'Holiday',
    date: '2026-11-20',
    description: '<p>Closed</p>',
    file: null,
    category: 'general',
    pinned: false,
    ...times,
    ...dates,
  },
  headings: { title: 'Fair', description: null, image: null, ...times, ...dates },
  pages: { page_name: 'curriculum', title: 'Curriculum', content: '<p>Text</p>', ...dates },
  faculty: { name: 'Asha', designation: 'PGT', qualification: null, department: null, ...dates },
  people: {
    body: 'trust',
    name: 'Asha',
    post: null,
    designation: 'Member',
    telephone: null,
    ...dates,
  },
  teams: {
    kind: 'house',
    name: 'Neem',
    description: null,
    leader: 'Asha',
    leader_role: null,
    captain: 'Zoya',
    flag_bearer: null,
    events: 'Quiz',
    picture: null,
    ...dates,
  },
  sections: {
    page: 'home',
    kind: 'questions',
    label: null,
    title: 'Parents often ask',
    text: null,
    items: [{ title: 'When?', text: 'Soon.', link: '/AboutUs' }],
    link: 'More | /AboutUs',
    category: null,
    drawing: 'library',
    picture: null,
    ...times,
    ...dates,
  },
  fees: { class_name: 'I', amount: 9_450 },
  gallery: { title: 'Sports day', images: [] },
  calendar: {
    from: '2026-12-24',
    to: '2027-01-02',
    title: 'Winter vacation',
    kind: 'Holiday',
    time: null,
    place: null,
    ...dates,
  },
  exams: { title: 'Test', place: 'exam-vii', embed: null },
  'disclosure-documents': {
    kind: 'noc',
    title: 'NOC',
    file: null,
    url: '/AboutUs',
    issued_on: null,
    valid_until: null,
    remark: null,
    ...dates,
  },
  books: { class: 'LKG', title: 'Book list of LKG', url: '/docs/a.pdf', file: null, ...dates },
  'board-results': { class: 'X', year: 2025, registered: 40, passed: 40, remarks: null, ...dates },
  redirects: { old_address: '/about.php', new_address: '/AboutUs' },
}

const lists = sources.filter(({ row }) => row !== undefined)

/** At least 2,000 rows in all. */
const RUNS = 2_000 / lists.length

const WHICH: Record<string, string> = {
  one: '1',
  first: '5',
  named: 'curriculum',
  of: 'house',
  archive: '2026',
}

test('there is a valid row of each list', () => {
  expect(lists.map(({ key }) => key).toSorted()).toEqual(Object.keys(goodRows).toSorted())
})

function htmlOf(row: unknown): SafeHtml[] {
  const { description, content } = row as { description?: unknown; content?: unknown }
  const isHtml = (value: unknown): value is SafeHtml =>
    typeof value === 'object' && value !== null && 'root' in value
  return [description, content].filter(isHtml)
}

test.each(lists.map((source) => [source.key, source] as const))(
  'whatever a field of one row of %s contains, the other rows are updated and every view works',
  (key, source) => {
    const good = goodRows[key] ?? {}
    const fields = fc.constantFrom(...Object.keys(good))
    fc.assert(
      fc.property(fields, answeredValues, fc.nat(), (field, value, change) => {
        const two = [1, 2].map((id) => ({ id, ...good }))
        const first = parseResponse(source, two, new Map())
        const other = { id: 2, ...good, date_updated: new Date(change * 1_000).toISOString() }
        const bad = { id: 1, ...good, [field]: value }
        const parsed = parseResponse(source, [bad, other], first.rows)
        expect(parsed.rows.get('2')?.text).toBe(JSON.stringify(other))
        const isAside = parsed.rejected.length === 1
        if (isAside) expect(parsed.rows.get('1')).toBe(first.rows.get('1'))
        storeContent(source, parsed.text, parsed.answer, parsed)
        for (const name of Object.keys(source.views(parsed.answer, new Date()))) {
          expect(() => selectView(source, name, WHICH[name])).not.toThrow()
        }
        for (const html of (parsed.answer as unknown[]).flatMap(htmlOf)) {
          renderToStaticMarkup(<RichText html={html} />)
        }
        // The snapshot can be read by the next process.
        expect(parseResponse(source, JSON.parse(parsed.text), new Map()).rejected).toEqual([])
      }),
      { numRuns: Math.ceil(RUNS) },
    )
  },
  300_000,
)
