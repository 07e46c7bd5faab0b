import { dayAfter, formatDay, lastDayOfSession, monthNamed } from 'school-schema/day'
import { certificateOver, deadlineRules, isEnding, isOver, sessionOver } from './deadlines.ts'
import { eachRow, type RuleSet } from './rule.ts'

/** Notices are dated the day they are written; a wrong year keeps a notice on top for a year. */
const MAX_DAYS_AHEAD = 60

/** The last complete date in a text: "12 November 2026". A date without a year is ambiguous. */
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

/** Dates that are past or will be soon. A remark makes the issue one of going live only. */
export const dateRules: RuleSet = {
  both: [sessionOver],
  'needs-fixing': [
    ...deadlineRules,
    eachRow('exam', ({ title }, content) => isEnding(lastDateIn(title), content), {
      code: 'form-ends',
      what: ({ title }) => `its day is ${formatDay(lastDateIn(title) ?? '')}`,
      todo: 'Untick “Open now” after that day.',
    }),
    eachRow(
      'notification',
      ({ date }, { today }) => date > dayAfter(today, MAX_DAYS_AHEAD) || date < '2000-01-01',
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
    eachRow(
      'section',
      ({ kind, title }, content) =>
        kind === 'viewer' && isOver(lastDayOfSession(title ?? ''), content),
      {
        code: 'calendar-title',
        category: 'past',
        what: ({ title }) => `The title “${title}” names a session that is over`,
        todo: 'Upload the document of this session, and write its title.',
      },
    ),
  ],
}
