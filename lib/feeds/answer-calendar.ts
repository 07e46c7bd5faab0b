import 'server-only'
import type { CalendarDate } from '../calendar/calendar.ts'
import { listDatesOf } from '../classes/class-content.ts'
import { classHref, className, findClassAt } from '../classes/classes.ts'
import { listNoticeDates, parseNoticeId } from '../notices/notices.ts'
import { getPageNamed } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { hrefOf } from '../format/href.ts'
import { siteEnvironment } from '../server/environment.ts'
import { etagOf } from '../server/etag.ts'
import { classCalendarHref } from './paths.ts'
import { sessionCalendar } from './session-calendar.ts'
import type { Locale } from '../messages/messages.ts'

/** The response with dates as an iCalendar file. */
export async function answerCalendar(
  locale: Locale,
  dates: readonly CalendarDate[],
  own: { page?: string; path?: string; title?: string } = {},
): Promise<Response> {
  const [school, page] = await Promise.all([
    getSchool(locale.language),
    getPageNamed(locale.language, 'school_calendar'),
  ])
  const place = {
    origin: siteEnvironment().SITE_URL,
    page: page ? hrefOf(locale, page) : '/',
    ...own,
  }
  const text = sessionCalendar(locale, dates, school, place)
  return new Response(text, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', etag: etagOf(text) },
  })
}

/** The response with the dates of a class, also those for everybody. */
export async function answerClassCalendar(locale: Locale, name: string): Promise<Response> {
  const found = (await findClassAt(`/Class/${decodeURIComponent(name)}`))?.found
  if (!found) return new Response('Not Found', { status: 404 })
  const title = locale.t('classes.calendar', { name: className(locale, found) })
  const own = { page: locale.path(classHref(found)), path: classCalendarHref(found), title }
  return answerCalendar(locale, await listDatesOf(locale, found), own)
}

/** The response with the date that a current notice announces. */
export async function answerNoticeDate(locale: Locale, notice: string): Promise<Response> {
  const id = parseNoticeId(notice)
  const own = (await listNoticeDates(locale.language)).filter((date) => date.notice === id)
  return own.length > 0 ? answerCalendar(locale, own) : new Response('Not Found', { status: 404 })
}
