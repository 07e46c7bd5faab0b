import 'server-only'
import { isLanguage } from 'school-schema/languages'
import { hrefOf, type Locale } from '../messages/messages.ts'
import { getLocale } from '../pages/languages.ts'
import { findClassAt, listNoticesOf, listDatesOf } from '../classes/class-content.ts'
import { className, classHref } from '../classes/classes.ts'
import { MAX_LISTED } from '../notices/archive.ts'
import {
  listFirstNotices,
  type Notice,
  listNoticeDates,
  parseNoticeId,
} from '../notices/notices.ts'
import { getSchool } from '../school/school.ts'
import { siteEnvironment } from '../server/environment.ts'
import { answerText } from '../server/etag.ts'
import { noticeFeed } from './notice-feed.ts'
import { classFeedHref, FEED_PATH, FEED_TYPE, classCalendarHref } from './paths.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { getPageNamed } from '../pages/pages.ts'
import { sessionCalendar } from './session-calendar.ts'

const notFound = () => new Response('Not Found', { status: 404 })

/** The class of a part of an address, as Next.js passes it. */
const findClass = async (name: string) =>
  (await findClassAt(`/Class/${decodeURIComponent(name)}`))?.found

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
  return answerText(text, 'text/calendar; charset=utf-8')
}

/** The response with the dates of a class, also those for everybody. */
export async function answerClassCalendar(locale: Locale, name: string): Promise<Response> {
  const found = await findClass(name)
  if (!found) return notFound()
  const title = locale.t('classes.calendar', { name: className(locale, found) })
  const own = { page: locale.path(classHref(found)), path: classCalendarHref(found), title }
  return answerCalendar(locale, await listDatesOf(locale, found), own)
}

/** The response with the date that a current notice announces. */
export async function answerNoticeDate(locale: Locale, notice: string): Promise<Response> {
  const id = parseNoticeId(notice)
  const own = (await listNoticeDates(locale.language)).filter((date) => date.notice === id)
  return own.length > 0 ? answerCalendar(locale, own) : notFound()
}

async function answer(locale: Locale, notices: readonly Notice[], path: string, name: string) {
  const school = await getSchool(locale.language)
  const text = noticeFeed(locale, notices, school, {
    origin: siteEnvironment().SITE_URL,
    path,
    name,
  })
  return answerText(text, `${FEED_TYPE}; charset=utf-8`)
}

/** The response with the current notices as an Atom feed. */
export async function answerFeed(locale: Locale): Promise<Response> {
  const { first } = await listFirstNotices(locale.language, MAX_LISTED)
  return answer(locale, first, FEED_PATH, locale.t('subscribe.feed.name'))
}

/** The response with those of a class, also the ones for everybody. */
export async function answerClassFeed(locale: Locale, name: string): Promise<Response> {
  const found = await findClass(name)
  if (!found) return notFound()
  const notices = (await listNoticesOf(locale, found)).slice(0, MAX_LISTED)
  const title = locale.t('classes.feed', { name: className(locale, found) })
  return answer(locale, notices, classFeedHref(found), title)
}

/** The parameters of a route of another language. */
export type LanguageContext = { params: Promise<{ language: string }> }

/** Those of a route of a class. */
export type ClassContext = { params: Promise<{ language: string; class: string }> }

/** The response in the language of a route. */
export async function answerIn(
  { params }: LanguageContext,
  answer: (locale: Locale) => Promise<Response>,
): Promise<Response> {
  const { language } = await params
  return isLanguage(language) ? answer(await getLocale(language)) : notFound()
}
