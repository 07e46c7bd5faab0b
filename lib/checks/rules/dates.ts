import { defaultSchool } from '../../../content/school.ts'
import type { RawRow } from '../../content/client/raw-rows.ts'
import { dayAfter, formatDay, lastDayOfSession, monthNamed } from '../../format/day.ts'
import type { Content } from '../content.ts'
import { everyPage, placeOnPage } from '../places.ts'
import { eachRow, rule, type Message, type RuleSet } from './rule.ts'

/** Notices are dated the day they are written; a wrong year keeps one on top for a year. */
const FAR_AHEAD_DAYS = 60

/** The last day that a text names with its year: "12 November 2026". A day without a year is not sure. */
function lastDateIn(text: string): string | null {
  const named = text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/gu)
  const dates = [...named].flatMap(([, day = '', name = '', year = '']) => {
    const month = monthNamed(name)
    return month === null
      ? []
      : [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-')
  })
  return dates.at(-1) ?? null
}

/** How long before a last day the office hears of it. */
const NOTICE_DAYS = 30

const isOver = (last: string | null, { today }: Content): boolean => last !== null && last < today

const isEnding = (last: string | null, content: Content): boolean =>
  last !== null && !isOver(last, content) && last <= dayAfter(content.today, NOTICE_DAYS)

/** The session that the website speaks of, also where the field is empty. */
const sessionIn = ({ session }: RawRow<'school'>): string => session ?? defaultSchool.session
const endOfSession = (school: RawRow<'school'>) => lastDayOfSession(sessionIn(school))

const certificateOver: Message<RawRow<'disclosure_document'>> = {
  ...{ code: 'certificate-over', category: 'past' },
  what: ({ valid_until }) => `it was valid until ${formatDay(valid_until ?? '')}`,
  todo: 'Add the renewed document as a new row and hide this one; or write a remark that says what is under way.',
}

const sessionOver: Message<RawRow<'school'>> = {
  ...{ code: 'session-over', category: 'past' },
  what: (school) =>
    `the session of the admissions, ${sessionIn(school)}, is over: the website says that admission is closed`,
  todo: 'Write the coming session into “Session”. The dates of the calendar follow it.',
}

/** Days that will soon be over, in time for the office to act. */
const ending = [
  eachRow(
    'disclosure_document',
    (row, content) => !row.remark && isEnding(row.valid_until, content),
    {
      code: 'certificate-ends',
      what: ({ valid_until }) => `it is valid until ${formatDay(valid_until ?? '')}`,
      todo: 'Have it renewed, and add the new document as a new row.',
    },
  ),
  eachRow('school', (row, content) => isEnding(endOfSession(row), content), {
    code: 'session-ends',
    what: (school) =>
      `the session ${sessionIn(school)} ends on ${formatDay(endOfSession(school) ?? '')}, and with it admission and the dates of the calendar`,
    todo: 'Write the coming session into “Session” once it is open for admission. The dates of the calendar follow it.',
  }),
  eachRow('exam', ({ title }, content) => isEnding(lastDateIn(title), content), {
    code: 'form-ends',
    what: ({ title }) => `its day is ${formatDay(lastDateIn(title) ?? '')}`,
    todo: 'Untick “Open now” after that day.',
  }),
]

/** Days that are over or soon will be. What a remark explains only delays going live. */
export const dateRules: RuleSet = {
  'needs-fixing': [
    ...ending,
    eachRow(
      'disclosure_document',
      (row, content) => !row.remark && isOver(row.valid_until, content),
      certificateOver,
    ),
    eachRow('school', (row, content) => isOver(endOfSession(row), content), sessionOver),
    eachRow(
      'notification',
      ({ date }, { today }) => date > dayAfter(today, FAR_AHEAD_DAYS) || date < '2000-01-01',
      {
        code: 'notice-date',
        what: ({ date }) => `its date is ${formatDay(date)}`,
        todo: 'Correct the date: the newest is first, so a wrong year keeps a notice on top or hides it.',
      },
    ),
    eachRow('exam', ({ title }, content) => isOver(lastDateIn(title), content), {
      code: 'form-over',
      what: ({ title }) =>
        `the form is still open, and ${formatDay(lastDateIn(title) ?? '')} is over`,
      todo: 'Untick “Open now”, or correct the day.',
    }),
  ],
  'before-go-live': [
    eachRow(
      'disclosure_document',
      (row, content) => isOver(row.valid_until, content),
      certificateOver,
    ),
    rule(
      (content) => content.rows.school.filter((row) => isOver(endOfSession(row), content)),
      everyPage,
      sessionOver,
    ),
    rule(
      (content) =>
        [content.website().calendar].filter(({ title }) =>
          isOver(lastDayOfSession(title), content),
        ),
      placeOnPage('/SchoolCalendar'),
      {
        ...{ code: 'calendar-title', category: 'past' },
        what: ({ title }) => `The title “${title}” names a session that is over`,
        todo: 'Write the title of this session into content/pages/documents.ts.',
      },
    ),
  ],
}
