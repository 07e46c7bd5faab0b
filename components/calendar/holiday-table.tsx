import { getMessages } from '@/lib/messages/messages'
import { DataTable } from '@/components/tables/table'
import { daysBetween } from '@/lib/calendar/dates'
import type { CalendarDate } from '@/lib/content/collections/calendar'
import { formatDays, formatWeekday } from '@/lib/messages/values'
import { DateTitle } from './calendar-table'

type Props = { caption: string; dates: readonly CalendarDate[] }

/** The holidays among some dates, each with its number of days; nothing without any. */
export function HolidayTable({ caption, dates }: Props) {
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
      naming={0}
      figures={[2]}
    />
  )
}
