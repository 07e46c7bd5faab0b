import type { LocaleProps } from '@/lib/messages/messages'
import { lastEndOf, HolidayTable } from '@/components/calendar/calendar-table'
import { DataTable } from '@/components/tables/table'
import { Section } from '@/components/ui/section'
import { bySession, splitDates } from '@/lib/calendar/dates'
import { listDates } from '@/lib/calendar/calendar'
import { getSchool } from '@/lib/school/school'
import { getToday } from '@/lib/content/store/read-view'
import { closingTimes } from '@/lib/format/hours'
import { pricesOf } from './fees/fees'

const Prices = pricesOf('transport')

/** When the buses leave and on which days they do not run, by the settings and the calendar; and the fares. */
export async function TransportDays({ locale }: LocaleProps) {
  const [school, dates, today] = await Promise.all([
    getSchool(locale.language),
    listDates(locale.language),
    getToday(),
  ])
  const times = closingTimes(locale, school.classTimings)
  const holidays = dates.filter(({ kind }) => kind === 'Holiday')
  const [next] = bySession(splitDates(holidays, today).coming)
  return (
    <>
      {times.length > 0 && (
        <Section id="leaving" title={locale.t('transport.leaving.title')}>
          <p>{locale.t('transport.leaving.text')}</p>
          <DataTable
            caption={locale.t('transport.leaving.caption')}
            columns={locale.messages.transport.leaving.columns}
            rows={times.map(({ classes, time }) => [locale.mark(classes), time])}
            naming={0}
          />
        </Section>
      )}
      {next && (
        <Section
          id="without-buses"
          title={locale.t('transport.without.title')}
          until={lastEndOf(next.dates, true)}
        >
          <HolidayTable
            locale={locale}
            caption={locale.t('transport.without.caption')}
            dates={next.dates}
            isUpcoming
          />
        </Section>
      )}
      <Prices locale={locale} />
    </>
  )
}
