import { formatDay, lastDayOfSession } from '../../format/day.ts'
import type { Rule } from '../content.ts'
import { findingAt } from '../finding.ts'
import { datesIn, dayAfter } from '../days.ts'

/** Notices are dated the day they are written; a slip in the year keeps one on top for a year. */
const FAR_AHEAD_DAYS = 60

/** Certificates that are over and of which nothing says what comes next. */
export const certificates: Rule = ({ rows }, today) =>
  rows.papers.flatMap(({ place, validUntil, remark }) => {
    if (validUntil === null || validUntil >= today || remark) return []
    const what = `it was valid until ${formatDay(validUntil)}`
    const todo =
      'Add the renewed paper as a new row and hide this one; or write a remark that says what is under way.'
    return [findingAt(place, { fault: 'certificate-over', what, todo })]
  })

/** Notices with a date that is a slip. */
export const noticeDates: Rule = ({ rows }, today) =>
  rows.notices
    .filter(({ date }) => date > dayAfter(today, FAR_AHEAD_DAYS) || date < '2000-01-01')
    .map(({ place, date }) =>
      findingAt(place, {
        fault: 'notice-date',
        what: `its date is ${formatDay(date)}`,
        todo: 'Correct the date: the newest stands first, so a wrong year keeps a notice on top or hides it.',
      }),
    )

/** Forms that are still open although the day in their title is over. */
export const examDates: Rule = ({ rows }, today) =>
  rows.exams.flatMap(({ place, title }) => {
    const last = datesIn(title).at(-1)
    if (last === undefined || last >= today) return []
    const what = `the form is still open, and ${formatDay(last)} is over`
    return [
      findingAt(place, {
        fault: 'exam-over',
        what,
        todo: 'Untick “Open now”, or correct the day.',
      }),
    ]
  })

/** A session of the school's own that has ended. What came with the website stays as it is. */
export const session: Rule = ({ rows: { school } }, today) => {
  const end = school.isSample ? null : lastDayOfSession(school.session ?? '')
  if (end === null || end >= today) return []
  const what = `the session of the admissions, ${school.session}, is over`
  const todo = 'Write the coming session into “Session”.'
  return [findingAt(school.place, { fault: 'session-over', what, todo })]
}
