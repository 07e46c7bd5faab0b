import { CalendarDocument } from '@/components/calendar/calendar-document'
import { CalendarTable } from '@/components/calendar/calendar-table'
import { Subscribe } from '@/components/calendar/subscribe'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { CsvLink } from '@/components/tables/csv-link'
import { calendarTable } from '@/lib/feeds/tables/calendar'
import type { TemplateProps } from './template'

/** The dates of the session as text, and the calendar as it is printed. */
export async function CalendarPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <div className="space-y-4">
          {/* Above the long list: below it, the floating button would lie over it beside the viewer. */}
          <Subscribe>
            <CsvLink table={calendarTable} />
          </Subscribe>
          <CalendarTable />
        </div>
        <CalendarDocument />
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
