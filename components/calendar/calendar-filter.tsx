import type { LocaleProps } from '@/lib/messages/messages'
import { listDates } from '@/lib/calendar/calendar'

/** The kinds of dates to choose from; the style sheet hides the others in `.calendar`. */
export async function CalendarFilter({ locale }: LocaleProps) {
  const dates = await listDates(locale.language)
  const { title, kinds } = locale.messages.calendar.filter
  const given = Object.entries(kinds).filter(
    ([kind]) => kind === 'All' || dates.some((date) => date.kind === kind),
  )
  return (
    <fieldset className="calendar-filter no-print">
      <legend className="sr-only">{title}</legend>
      {given.map(([kind, name]) => (
        <label key={kind} className="filter-button">
          <input
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={kind === 'All'}
            className="sr-only"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
