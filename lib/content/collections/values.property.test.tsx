import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { LastChanged } from '@/components/ui/rich-text'
import { PastNote } from '@/components/notices/notice-list'
import { monthsOf, splitDates, writtenDays } from '../../calendar/dates.ts'
import { officeStatus } from '../../calendar/office.ts'
import { answersOf, datesOf, lastResults, passPercentage } from '../../disclosure/answers.ts'
import { noticeFeed } from '../../feeds/notice-feed.ts'
import { sessionCalendar } from '../../feeds/session-calendar.ts'
import { daysOf } from '../../search/page-lines.ts'
import {
  dayAfter,
  dayParts,
  formatDay,
  lastDayOfSession,
  schoolDay,
  sessionOf,
} from 'school-schema/day'
import { fileKind, pictureHref } from '../../format/file.ts'
import { archivePagesOf, archiveGroupsOf, recentlyChanged } from '../notices/archive.ts'
import { expiriesOf, lastChangeOf } from '../notices/schedule.ts'
import { parseResponse } from '../store/parse-response.ts'
import { plainFile, plainSchool } from '../testing/plain.ts'
import { cmsFile } from '../schema/columns.ts'
import { boardResult, disclosureFacts, disclosureDocument } from '../schema/disclosure-rows.ts'
import { calendarSource, type CalendarDate } from './calendar.ts'
import { noticesSource, type Notice } from './notices.ts'

const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('0001-01-01T00:00:00', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z'),
  fc.constantFrom('0001-01-01T00:00:00Z', '1430-01-01T00:00:00.000Z', '-271821-04-20T00:00Z'),
  fc.constantFrom('9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z', '', 'NaN', 'today'),
)
const day = fc.oneof(
  time.map((text) => text.slice(0, 10)),
  fc.constantFrom('0001-01-01', '0000-02-29', '9999-12-31', '2026-02-30', '1430-07-15'),
)
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(-0, 0, null),
)
const whole = fc.oneof(fc.maxSafeInteger(), fc.constantFrom(-1, 0, null))
const orNull = <Value,>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })

const SITE = { origin: 'https://school.example', page: '/SchoolCalendar' }
const RUNS = { numRuns: 500 }

const noticeRow = fc.record({
  id: fc.constant(1),
  title: fc.constant('Holiday'),
  date: day,
  description: fc.constant('<p>Closed</p>'),
  file: fc.constant(null),
  category: fc.constant('general'),
  pinned: fc.boolean(),
  publish_from: orNull(time),
  publish_until: orNull(time),
  date_created: orNull(time),
  date_updated: orNull(time),
})

test('whatever the dates of a notice, its page, the lists and the feed show it', () => {
  let shown = 0
  fc.assert(
    fc.property(noticeRow, (row) => {
      const good = { ...row, id: 2, date: '2026-11-20', publish_from: null, publish_until: null }
      const parsed = parseResponse(noticesSource, [row, good], new Map()).answer as Notice[]
      expiriesOf(parsed).forEach((moment) => expect(Number(moment)).not.toBeNaN())
      const turns = parsed.map((notice) => ({ ...notice, lastChange: lastChangeOf(notice) }))
      recentlyChanged(turns)
      archivePagesOf(archiveGroupsOf(turns))
      for (const notice of parsed) {
        shown += 1
        const html = renderToStaticMarkup(
          <>
            <PastNote notice={{ ...notice, isPast: true }} />
            <LastChanged at={notice.changed} />
            {formatDay(notice.date)}
          </>,
        )
        expect(html).not.toMatch(/Invalid|NaN|undefined/)
        expect(dayParts(notice.date).day).toBeGreaterThan(0)
        expect(noticeFeed([notice], plainSchool, 'https://school.example')).not.toMatch(
          /Invalid|NaN/,
        )
      }
    }),
    RUNS,
  )
  expect(shown).toBeGreaterThan(RUNS.numRuns)
})

test('whatever the dates and numbers of the disclosure, they are formatted', () => {
  const counts = ['pgt', 'tgt', 'prt', 'sections', 'campus_area', 'classrooms', 'laboratories']
  const facts = fc.record(
    Object.fromEntries([...counts, 'girls_toilets', 'boys_toilets'].map((key) => [key, whole])),
  )
  const documents = fc.record({ issued_on: orNull(day), valid_until: orNull(day) })
  const results = fc.record({ year: number, registered: number, passed: number })
  fc.assert(
    fc.property(facts, documents, results, time, (fact, dates, result, at) => {
      const { data } = disclosureFacts.safeParse({ principal_name: null, ...fact })
      if (data) expect(JSON.stringify(answersOf(plainSchool, data))).not.toMatch(/NaN|∞/)
      const document = { id: 1, kind: 'noc', title: 'NOC', url: '/a', ...dates }
      const read = disclosureDocument.safeParse(document).data
      if (read) expect(JSON.stringify(datesOf(read, schoolDay()))).not.toContain('Invalid')
      const row = { id: 1, class: 'X', remarks: null, ...result, date_updated: at }
      const board = boardResult.safeParse(row).data
      if (board) expect(passPercentage(board) ?? '').not.toMatch(/NaN|∞/)
      if (board) expect(lastResults([board], 'X')).toHaveLength(1)
      if (board) renderToStaticMarkup(<LastChanged at={board.changed} />)
    }),
    RUNS,
  )
})

test('whatever the figures of a file, its address and size are formatted', () => {
  const sizes = fc.record({
    width: number,
    height: number,
    filesize: number,
    modified_on: orNull(time),
    focal_point_x: number,
    focal_point_y: number,
  })
  fc.assert(
    fc.property(sizes, (size) => {
      const { id, title, type } = plainFile
      const given = { id, title, type, description: null, filename_download: 'a.pdf', ...size }
      const { data } = cmsFile.safeParse(given)
      if (data) expect(fileKind(data) + pictureHref(data, 320)).not.toMatch(/NaN|Infinity/)
    }),
    RUNS,
  )
})

const calendarRow = fc.record({
  id: fc.constant(1),
  from: day,
  to: orNull(day),
  title: fc.constant('Holiday'),
  kind: fc.constantFrom('Holiday', 'Event'),
  time: fc.constantFrom('9 am', '09:00', 'later', null),
  place: fc.constant(null),
  date_updated: orNull(time),
})

test('whatever the days of a date of the calendar, they are formatted', () => {
  fc.assert(
    fc.property(calendarRow, (row) => {
      const good = { ...row, id: 2, from: '2026-11-20', to: null }
      const parsed = parseResponse(calendarSource, [row, good], new Map()).answer as CalendarDate[]
      const { coming, past } = splitDates(parsed, schoolDay())
      const all = [...coming, ...past.flatMap(({ dates }) => dates)]
      expect(all).toHaveLength(parsed.length)
      expect(
        monthsOf(all)
          .map(({ name }) => name)
          .join(),
      ).not.toContain('Invalid')
      expect(all.flatMap(writtenDays).join()).not.toContain('Invalid')
      expect(daysOf(parsed)).not.toContain('Invalid')
      expect(sessionCalendar(parsed, plainSchool, SITE)).not.toMatch(/Invalid|NaN/)
      expect(officeStatus(plainSchool, parsed, new Date())).toBeNull()
    }),
    RUNS,
  )
})

test('whatever session the settings name, it has a next one', () => {
  const years = fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, '0'))
  fc.assert(
    fc.property(years, years, fc.constantFrom('-', '–', '/'), (first, last, dash) => {
      for (const session of [`${first}${dash}${last}`, `${first}${dash}${last.slice(2)}`]) {
        expect(sessionOf(dayAfter(lastDayOfSession(session) ?? schoolDay()))).toMatch(
          /^\d{4}-\d{4}$/,
        )
      }
    }),
    RUNS,
  )
})
