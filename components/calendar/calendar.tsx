import type { LocaleProps, Locale, Messages } from '@/lib/messages/messages'
import { HolidayTable, CalendarTable } from '@/components/calendar/calendar-table'
import { SchoolToday } from '@/components/calendar/school-today'
import { Icon } from '@/components/ui/icon'
import { listDates } from '@/lib/calendar/calendar'
import { getSchool } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/read-view'
import { CALENDAR_PATH, googleCalendarHref, subscribeHref } from '@/lib/feeds/paths'
import { sessionOf } from 'school-schema/day'
import { siteEnvironment } from '@/lib/server/environment'
import { Folded } from '@/components/ui/section'
import { bySession, splitDates } from '@/lib/calendar/dates'
import { fill } from 'school-schema/values/fill'
import { fillText, valuesOf } from '@/lib/messages/values'

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

/** The kinds of dates to choose from; the style sheet hides the others in `.calendar`. */
async function CalendarFilter({ locale }: LocaleProps) {
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

/** The dates of the calendar as text. */
export async function Calendar({ locale }: LocaleProps) {
  return (
    <div className="space-y-4">
      <SchoolToday locale={locale} />
      <Holidays locale={locale} />
      <div className="calendar space-y-4">
        <CalendarFilter locale={locale} />
        <CalendarDates locale={locale} />
      </div>
      <Subscribe locale={locale} />
    </div>
  )
}

/** What parents ask for most: the holidays of the running session. */
async function Holidays({ locale }: LocaleProps) {
  const [dates, { currentSession }, today] = await Promise.all([
    listDates(locale.language),
    getSchool(locale.language),
    getToday(),
  ])
  const session = sessionOf(today)
  return (
    <HolidayTable
      locale={locale}
      caption={locale.t('calendar.holidays.title', { session: currentSession || 'none' })}
      dates={dates.filter(({ from }) => sessionOf(from) === session)}
    />
  )
}

/** The dates for the visitor's own calendar: as a subscription, a file or a table. */
function Subscribe({ locale }: LocaleProps) {
  const { subscribe, google, download, how } = locale.messages.subscribe.calendar
  const { SITE_URL } = siteEnvironment()
  return (
    <div className="no-print space-y-3">
      <p className="flex flex-wrap gap-3">
        <a href={subscribeHref(locale, SITE_URL)} className="button-quiet">
          <Icon name="calendar-plus" />
          {subscribe}
        </a>
        <a href={googleCalendarHref(locale, SITE_URL)} rel="noopener" className="button-quiet">
          {google}
        </a>
        <a href={locale.path(CALENDAR_PATH)} download className="button-quiet">
          <Icon name="download" />
          {download}
        </a>
      </p>
      <p className="max-w-measure text-sm text-ink-soft">
        {how}{' '}
        <span className="font-semibold wrap-anywhere">{SITE_URL + locale.path(CALENDAR_PATH)}</span>
      </p>
    </div>
  )
}
