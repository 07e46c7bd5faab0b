import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'
import { calendarDates, type CalendarDate } from './calendar-dates.ts'

const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const withoutYear = new Intl.DateTimeFormat('en-IN', parts)
const withYear = new Intl.DateTimeFormat('en-IN', { ...parts, year: 'numeric' })

/** The year is said once where both days are in it. */
function written({ from, to }: CalendarDate): string {
  const first = new Date(from)
  if (!to) return withYear.format(first)
  const last = new Date(to)
  const sameYear = first.getUTCFullYear() === last.getUTCFullYear()
  return `${(sameYear ? withoutYear : withYear).format(first)} to ${withYear.format(last)}`
}

export const schoolCalendar: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'The whole session on one page. A date that has to be moved is announced among the notices, which then hold good.',
    ),
    {
      kind: 'table',
      caption: 'Calendar of the session {session}',
      columns: ['Date', 'What', 'Kind'],
      rows: calendarDates.map((date) => [written(date), date.title, date.kind]),
    },
    links(
      ['Notices', '/notices'],
      ['Examination', '/Examination'],
      ['Events', '/Events'],
      ['Fees and payment rules', '/FeePaymentRules'],
    ),
  ],
}
