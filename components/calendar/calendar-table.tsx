import { editable } from '@/lib/content/store/drafts'
import type { Locale } from '@/lib/messages/messages'
import { Table, DataTable, stackedParts } from '@/components/tables/table'
import { monthsOf, writtenDays, daysBetween } from '@/lib/calendar/dates'
import type { CalendarDate } from '@/lib/calendar/calendar'
import { audienceText } from '@/lib/classes/classes'
import { noticeHref } from '@/lib/notices/archive'
import { writeTime } from '@/lib/messages/times'
import { endOfDay, lastEnd } from 'school-schema/day'
import { formatDays, formatWeekday } from '@/lib/messages/days'

const tints = {
  Term: 'bg-paper-deep',
  Holiday: 'bg-leaf-tint',
  Examination: 'bg-flame-tint',
  Event: 'bg-marigold-tint',
} satisfies Record<CalendarDate['kind'], string>

const { Body, GroupHeader, Row, RowHeader, Cell } = stackedParts

type DateRowProps = { locale: Locale; date: CalendarDate; until: string | null }

function DateRow({ locale, date, until }: DateRowProps) {
  const details = [
    date.time && writeTime(locale, date.time),
    date.place,
    audienceText(locale, date),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Row
      data-kind={date.kind}
      data-until={until}
      {...(date.notice
        ? editable('notification', date.notice, 'event_date', 'event_until', 'event_title')
        : editable(
            'calendar_date',
            Number(date.uid.split('-')[1]),
            'from',
            'to',
            'title',
            'place',
          ))}
      className="max-sm:flex! max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3"
    >
      <Cell>
        <time dateTime={date.from}>{writtenDays(locale, date)}</time>
      </Cell>
      <RowHeader className="max-sm:order-last max-sm:w-full">
        <DateTitle locale={locale} date={date} />
        {details && <span className="block text-sm font-normal">{locale.mark(details)}</span>}
      </RowHeader>
      <Cell>
        <span className={`inline-block rounded-full px-2 text-sm ${tints[date.kind]}`}>
          {locale.messages.calendar.kinds[date.kind]}
        </span>
      </Cell>
    </Row>
  )
}

/** The title of a date, with a link to the notice that announces it. */
function DateTitle({ locale, date: { title, notice } }: { locale: Locale; date: CalendarDate }) {
  const text = locale.mark(title)
  return notice ? <a href={locale.path(noticeHref({ id: notice }))}>{text}</a> : <>{text}</>
}

type Props = {
  locale: Locale
  caption: string
  dates: readonly CalendarDate[]
  /** Whether a date is left out when it is over. */
  isUpcoming?: boolean
}

/** When a date is left out: when its notice ends, and of upcoming ones also when it is over. */
const endOf = ({ until, to }: CalendarDate, isUpcoming: boolean): string | null =>
  [until ?? [], isUpcoming ? endOfDay(to) : []].flat().toSorted()[0] ?? null

/** When the last of some dates is left out; null if one of them stays. */
export const lastEndOf = (dates: readonly CalendarDate[], isUpcoming: boolean): string | null =>
  lastEnd(dates.map((date) => endOf(date, isUpcoming)))

/** Dates as text, grouped by month, for phones and screen readers. */
export function CalendarTable({ locale, caption, dates, isUpcoming = false }: Props) {
  return (
    <Table
      caption={caption}
      columns={locale.messages.calendar.columns}
      className="calendar-table"
      isStacked
    >
      {monthsOf(locale, dates).map(({ name, dates: inMonth }) => (
        <Body key={name} data-until={lastEndOf(inMonth, isUpcoming)}>
          <GroupHeader colSpan={3} className="font-display text-lg max-sm:px-4!">
            {name}
          </GroupHeader>
          {inMonth.map((date) => (
            <DateRow locale={locale} key={date.uid} date={date} until={endOf(date, isUpcoming)} />
          ))}
        </Body>
      ))}
    </Table>
  )
}

/** The holidays among some dates, each with its number of days; nothing without any. */
export function HolidayTable({ locale, caption, dates, isUpcoming = false }: Props) {
  const holidays = dates.filter(({ kind }) => kind === 'Holiday')
  if (holidays.length === 0) return null
  return (
    <DataTable
      caption={caption}
      columns={locale.messages.calendar.holidays.columns}
      rows={holidays.map((date) => [
        <DateTitle locale={locale} key="title" date={date} />,
        formatDays(locale, date, formatWeekday),
        daysBetween(date.from, date.to),
      ])}
      untilOf={(row) => (holidays[row] ? endOf(holidays[row], isUpcoming) : null)}
      naming={0}
      numeric={[2]}
    />
  )
}
