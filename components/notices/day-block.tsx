import { dayParts, formatDay } from '@/lib/format/day'

/** A date as a small calendar leaf; read out as one date. */
export function DayBlock({ date }: { date: string }) {
  const { day, month, year } = dayParts(date)
  return (
    <time
      dateTime={date}
      className="rounded-card border-line bg-paper flex w-16 shrink-0 flex-col overflow-hidden border text-center leading-tight"
    >
      <span className="sr-only">{formatDay(date)}</span>
      <span aria-hidden="true" className="bg-flame text-paper py-0.5 text-xs font-semibold">
        {month} {year}
      </span>
      <span aria-hidden="true" className="font-display py-1 text-2xl font-semibold">
        {day}
      </span>
    </time>
  )
}
