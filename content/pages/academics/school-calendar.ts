import type { PageText } from '../../text.ts'
import { links, paragraph } from '../blocks.ts'
import { calendarDates, type CalendarDate } from './calendar-dates.ts'

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function written({ from, to }: CalendarDate): string {
  return [from, to]
    .flatMap((date) => (date ? [day.format(new Date(`${date}T12:00:00Z`))] : []))
    .join(' to ')
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
