import { getMessages, localPath } from '@/lib/messages/messages'
import { Table } from '@/components/tables/table'
import { stackedParts } from '@/components/tables/table-parts'
import { monthsOf, writtenDays } from '@/lib/calendar/dates'
import type { CalendarDate } from '@/lib/content/collections/calendar'
import { noticeHref } from '@/lib/content/notices/archive'
import { writeTime } from '@/lib/messages/times'

const tints = {
  Term: 'bg-paper-deep',
  Holiday: 'bg-leaf-tint',
  Examination: 'bg-flame-tint',
  Event: 'bg-marigold-tint',
} satisfies Record<CalendarDate['kind'], string>

const { Body, GroupHeader, Row, RowHeader, Cell } = stackedParts

function DateRow({ date }: { date: CalendarDate }) {
  const details = [date.time && writeTime(date.time), date.place].filter(Boolean).join(', ')
  return (
    <Row
      data-kind={date.kind}
      data-until={date.until}
      className="max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3"
    >
      <Cell>
        <time dateTime={date.from}>{writtenDays(date)}</time>
      </Cell>
      <RowHeader className="max-sm:order-last max-sm:col-span-2">
        <DateTitle date={date} />
        {details && <span className="block text-sm font-normal">{details}</span>}
      </RowHeader>
      <Cell>
        <span className={`inline-block rounded-full px-2 text-sm ${tints[date.kind]}`}>
          {getMessages().calendar.kinds[date.kind]}
        </span>
      </Cell>
    </Row>
  )
}

/** The title of a date, with a link to the notice that announces it. */
export function DateTitle({ date: { title, notice } }: { date: CalendarDate }) {
  return notice ? <a href={localPath(noticeHref({ id: notice }))}>{title}</a> : <>{title}</>
}

type Props = { caption: string; dates: readonly CalendarDate[] }

/** Dates as text, grouped by month, for phones and screen readers. */
export function CalendarTable({ caption, dates }: Props) {
  return (
    <Table
      caption={caption}
      columns={getMessages().calendar.columns}
      className="calendar-table"
      isStacked
    >
      {monthsOf(dates).map(({ name, dates: inMonth }) => (
        <Body key={name}>
          <GroupHeader colSpan={3} className="font-display text-lg max-sm:px-4!">
            {name}
          </GroupHeader>
          {inMonth.map((date) => (
            <DateRow key={date.uid} date={date} />
          ))}
        </Body>
      ))}
    </Table>
  )
}
