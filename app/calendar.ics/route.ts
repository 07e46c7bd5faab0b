import { sessionCalendar } from '@/lib/feeds/session-calendar'
import { listDates } from '@/lib/content/collections/calendar'
import { getSchool } from '@/lib/content/collections/school'
import { siteEnvironment } from '@/lib/server/environment'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'

export const dynamic = 'force-static'
/** The dates of the calendar page as an iCalendar feed. */
export async function GET(): Promise<Response> {
  const [dates, school] = await Promise.all([listDates(), getSchool()])
  const place = { origin: siteEnvironment().SITE_URL, page: hrefOf(getPageAt('/SchoolCalendar')) }
  return new Response(sessionCalendar(dates, school, place), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
