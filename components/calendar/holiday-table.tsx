import type { Locale } from '@/lib/messages/messages'
import { DataTable } from '@/components/tables/table'
import { daysBetween } from '@/lib/calendar/dates'
import type { CalendarDate } from '@/lib/calendar/calendar'
import { formatDays, formatWeekday } from '@/lib/messages/days'
import { DateTitle, endOf } from './calendar-table'

type Props = {
  locale: Locale
  caption: string
  dates: readonly CalendarDate[]
  /** Whether a holiday is left out when it is over. */
  isUpcoming?: boolean
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
