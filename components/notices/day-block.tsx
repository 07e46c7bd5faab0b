import { dayParts, formatDay } from '@/lib/format/day'

/** A date as a small calendar leaf; read out as one date. */
export function DayBlock({ date }: { date: string }) {
  const { day, month, year } = dayParts(date)
  return (
    <time
      dateTime={date}
      className="flex w-16 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-paper text-center leading-tight"
    >
      <span className="sr-only">{formatDay(date)}</span>
      <span aria-hidden="true" className="bg-flame py-0.5 text-xs font-semibold text-paper">
        {month} {year}
      </span>
      <span aria-hidden="true" className="py-1 font-display text-2xl font-semibold">
        {day}
      </span>
    </time>
  )
}
