import { getMessages } from '@/lib/messages/messages'
import { DataTable } from '@/components/tables/table'
import { daysBetween } from '@/lib/calendar/dates'
import type { CalendarDate } from '@/lib/calendar/calendar'
import { formatDays, formatWeekday } from '@/lib/messages/values'
import { DateTitle, endOf } from './calendar-table'

type Props = {
  caption: string
  dates: readonly CalendarDate[]
  /** Whether a holiday is left out when it is over. */
  isUpcoming?: boolean
}

/** The holidays among some dates, each with its number of days; nothing without any. */
export function HolidayTable({ caption, dates, isUpcoming = false }: Props) {
  const holidays = dates.filter(({ kind }) => kind === 'Holiday')
  if (holidays.length === 0) return null
  return (
    <DataTable
      caption={caption}
      columns={getMessages().calendar.holidays.columns}
      rows={holidays.map((date) => [
        <DateTitle key="title" date={date} />,
        formatDays(date, formatWeekday),
        daysBetween(date.from, date.to),
      ])}
      untilOf={(row) => (holidays[row] ? endOf(holidays[row], isUpcoming) : null)}
      naming={0}
      numeric={[2]}
    />
  )
}
