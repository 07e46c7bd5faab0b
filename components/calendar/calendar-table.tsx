import { Table } from '@/components/tables/table'
import { calendarDates, type CalendarDate } from '@/content/pages/academics/school-calendar'

const tints = {
  Term: 'bg-paper-deep',
  Holiday: 'bg-leaf-tint',
  Examination: 'bg-flame-tint',
  Event: 'bg-marigold-tint',
} satisfies Record<CalendarDate['kind'], string>

function DateRow({ date }: { date: CalendarDate }) {
  return (
    <tr>
      <td>
        <time dateTime={date.from}>{writtenDays(date)}</time>
      </td>
      <th scope="row">{date.title}</th>
      <td>
        <span className={`inline-block rounded-full px-2 text-sm ${tints[date.kind]}`}>
          {date.kind}
        </span>
      </td>
    </tr>
  )
}

/** The dates of the session as text, month by month: what a telephone and a screen reader can read. */
export function CalendarTable() {
  const months = monthsOf(calendarDates)
  return (
    <Table
      caption={`The dates from ${months[0]?.name} to ${months.at(-1)?.name}`}
      columns={['Date', 'What', 'Kind']}
      className="calendar-table"
    >
      {months.map(({ name, dates }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="font-display text-lg">
              {name}
            </th>
          </tr>
          {dates.map((date) => (
            <DateRow key={date.from + date.title} date={date} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

type Month = { name: string; dates: CalendarDate[] }

const day = new Intl.DateTimeFormat('en-IN', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
})
const month = new Intl.DateTimeFormat('en-IN', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
})

/** The dates under the month in which each begins, in their order. */
export function monthsOf(dates: readonly CalendarDate[]): Month[] {
  const groups = Map.groupBy(dates, ({ from }) => month.format(new Date(from)))
  return [...groups].map(([name, group]) => ({ name, dates: group }))
}

/** "Wed, 2 Apr", of which a narrow column may part the weekday only. */
const written = (date: Date) => day.format(date).replace(/(\d) /, '$1\u00a0')

/** The days under the heading of their month: the year is said only where it is another. */
export function writtenDays({ from, to }: CalendarDate): string {
  const first = new Date(from)
  if (!to) return written(first)
  const last = new Date(to)
  const year = last.getUTCFullYear()
  const otherYear = year === first.getUTCFullYear() ? '' : ` ${year}`
  return `${written(first)} to ${written(last)}${otherYear}`
}
