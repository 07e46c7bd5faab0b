import { POLICIES } from 'school-schema/disclosure'
import {
  add,
  change,
  cleanSchool,
  findingsOf,
  remove,
  type School,
} from '../testing/clean-school.ts'

const withoutReport = remove('pages', ({ kind }) => kind === 'annual-report')

/** A register with all policies, of which the first is reviewed by a day. */
const register = (review_by: string) => (of: School) => {
  const [row] = of.rows.disclosure_document
  of.rows.disclosure_document = Object.keys(POLICIES).flatMap((kind, id) =>
    row ? { ...row, id, kind, review_by: id === 0 ? review_by : null } : [],
  )
}

test.each<[what: string, today: string, plant: (of: School) => unknown, says: string[]]>([
  [
    'an impossible result',
    '2026-11-21',
    change('board_result', { passed: 41 }),
    ['41 passed of 40'],
  ],
  ['an old result', '2026-11-21', change('board_result', { year: 2025 }), ['class X of 2026']],
  [
    'a register with one policy',
    '2026-11-21',
    change('disclosure_document', { kind: 'policy_copyright' }),
    ['lacks: Links to other websites, Privacy, Terms'],
  ],
  ['results before they are out', '2027-05-31', () => {}, []],
  ['results after they are out', '2027-06-01', () => {}, ['The result of class X of 2027']],
  ['no result of any class', '2027-06-01', remove('board_result', () => true), []],
  ['the report a month before', '2026-08-16', withoutReport, ['The annual report is due']],
  ['the report earlier', '2026-08-15', withoutReport, []],
  ['the report at the end of the session', '2027-02-28', withoutReport, ['The annual report']],
  [
    'a report in a notice',
    '2026-10-01',
    (of) => {
      withoutReport(of)
      add('notification', { title: 'Annual Report 2025-26' })(of)
    },
    [],
  ],
  ['a review that is due today', '2026-11-21', register('2026-11-21'), []],
  ['a review that was due', '2026-11-22', register('2026-11-21'), ['its review was due on 21']],
  [
    'the session in its last month',
    '2027-03-01',
    change('school', { session: '2026-27' }),
    ['School: the session 2026-27 ends on 31 March 2027'],
  ],
  ['the session a month before its end', '2027-02-28', () => {}, []],
])('a day: %s', async (_what, today, plant, says) => {
  const of = { ...cleanSchool(), today }
  change('school', { session: today > '2027-03' ? '2027-28' : '2026-27' })(of)
  change('disclosure_document', { valid_until: null })(of)
  plant(of)
  const found = await findingsOf(of)
  expect(found.map(({ what }) => what)).toEqual(
    says.map((words) => expect.stringContaining(words) as string),
  )
})
