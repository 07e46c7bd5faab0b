import { stacked, Table } from '@/components/tables/table'
import { calendarWords } from '@/content/pages/academics/school-calendar'
import type { CalendarDate } from '@/content/pages/academics/session-dates'
import { monthsOf, writtenDays } from '@/lib/calendar/written-days'

const tints = {
  Term: 'bg-paper-deep',
  Holiday: 'bg-leaf-tint',
  Examination: 'bg-flame-tint',
  Event: 'bg-marigold-tint',
} satisfies Record<CalendarDate['kind'], string>

function DateRow({ date }: { date: CalendarDate }) {
  const [first, last] = writtenDays(date)
  return (
    <tr className={`${stacked.row} max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3`}>
      <td className={stacked.cell}>
        <time dateTime={date.from}>{first}</time>
        {last && (
          <>
            {' to '}
            <time dateTime={date.to}>{last}</time>
          </>
        )}
      </td>
      <th scope="row" className={`${stacked.cell} max-sm:order-last max-sm:col-span-2`}>
        {date.title}
      </th>
      <td className={stacked.cell}>
        <span className={`inline-block rounded-full px-2 text-sm ${tints[date.kind]}`}>
          {date.kind}
        </span>
      </td>
    </tr>
  )
}

type Props = { caption: string; dates: readonly CalendarDate[] }

/** Dates as text, month by month: what a telephone and a screen reader can read. */
export function CalendarTable({ caption, dates }: Props) {
  return (
    <Table
      caption={caption}
      columns={calendarWords.columns}
      className={`calendar-table ${stacked.table}`}
      headClassName={stacked.head}
    >
      {monthsOf(dates).map(({ name, dates: inMonth }) => (
        <tbody key={name}>
          <tr className="max-sm:grid">
            <th scope="rowgroup" colSpan={3} className="font-display text-lg max-sm:px-4!">
              {name}
            </th>
          </tr>
          {inMonth.map((date) => (
            <DateRow key={date.from + date.title} date={date} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}
