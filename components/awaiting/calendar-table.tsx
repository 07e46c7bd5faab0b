import { TextTable } from '@/components/text/text-table'
import { calendarDates, type CalendarDate } from '@/content/pages/academics/school-calendar'
import { awaitingWords } from '@/content/pages/texts'
import { formatDay } from '@/lib/format/day'

type Props = { kind: CalendarDate['kind']; caption: string }

const NO_BREAK = '\u00a0'
const unbroken = (day: string) => formatDay(day).replaceAll(' ', NO_BREAK)

function written({ from, to }: CalendarDate): string {
  return to ? `${unbroken(from)} to ${unbroken(to)}` : unbroken(from)
}

/** The dates of one kind in the school calendar. */
export function CalendarTable({ kind, caption }: Props) {
  const rows = calendarDates
    .filter((date) => date.kind === kind)
    .map((date) => [written(date), date.title])
  return <TextTable caption={caption} columns={awaitingWords.columns} rows={rows} />
}
