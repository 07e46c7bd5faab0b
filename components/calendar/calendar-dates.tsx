import type { Locale, Messages } from '@/lib/messages/messages'
import { Folded } from '@/components/ui/section'
import { bySession, splitDates } from '@/lib/calendar/dates'
import { listDates } from '@/lib/calendar/calendar'
import { getSchool } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/today'
import { sessionOf } from 'school-schema/day'
import { fill } from 'school-schema/values/fill'
import { fillText, valuesOf } from '@/lib/messages/values'
import { CalendarTable } from './calendar-table'

type Props = {
  locale: Locale
  /** Only the dates of one kind. */
  kind?: keyof Messages['calendar']['awaiting']
}

/**
 * The upcoming dates of a session, or where to ask for them, followed by those of later and of past
 * sessions, collapsed.
 */
export async function CalendarDates({ locale, kind }: Props) {
  const [all, school, today] = await Promise.all([
    listDates(locale.language),
    getSchool(locale.language),
    getToday(),
  ])
  const { calendar } = locale.messages
  const { coming, none } = kind ? calendar.awaiting[kind] : calendar
  const dates = splitDates(
    all.filter((date) => !kind || date.kind === kind),
    today,
  )
  const [next, ...later] = bySession(dates.coming)
  return (
    <>
      {next ? (
        <CalendarTable locale={locale} caption={coming} dates={next.dates} isUpcoming />
      ) : (
        <p className="max-w-measure rounded-card bg-paper-deep p-5">
          {locale.mark(fillText(`${none} ${calendar.ask}`, valuesOf(locale, school)))}
        </p>
      )}
      {[...later, ...dates.past].map(({ session, dates: folded }) => {
        const title = fill(session === sessionOf(today) ? calendar.earlier : calendar.past, {
          session,
        })
        return (
          <Folded key={session} title={title}>
            <CalendarTable locale={locale} caption={title} dates={folded} />
          </Folded>
        )
      })}
    </>
  )
}
