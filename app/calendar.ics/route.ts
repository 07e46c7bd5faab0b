import { sessionCalendar } from '@/lib/feeds/session-calendar'
import { listDates } from '@/lib/content/collections/calendar'
import { getSchool } from '@/lib/content/collections/school'
import { siteEnvironment } from '@/lib/server/environment'
import { hrefOf } from '@/lib/format/href'
import { getPageNamed } from '@/lib/content/collections/pages'

export const dynamic = 'force-static'
/** The dates of the calendar page as an iCalendar feed. */
export async function GET(): Promise<Response> {
  const [dates, school] = await Promise.all([listDates(), getSchool()])
  const page = await getPageNamed('school_calendar')
  const place = { origin: siteEnvironment().SITE_URL, page: page ? hrefOf(page) : '/' }
  return new Response(sessionCalendar(dates, school, place), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
