import { classHref, type ClassOfSchool } from '../classes/classes.ts'
import { noticeHref } from '../notices/archive.ts'
import type { Locale } from '../messages/messages.ts'

/** The path of the calendar feed. */
export const CALENDAR_PATH = '/calendar.ics'

/** The path of the manifest by which a phone installs the website. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** The path of the date of a notice as a file. */
export const noticeCalendarHref = (notice: { id: number }): string =>
  noticeHref(notice) + CALENDAR_PATH

/** The address with which a calendar program subscribes instead of importing once. */
export function subscribeHref(locale: Locale, origin: string, path = CALENDAR_PATH): string {
  return origin.replace(/^https?:/, 'webcal:') + locale.path(path)
}

/** The address at which Google's calendar subscribes, as on most phones in India. */
export function googleCalendarHref(locale: Locale, origin: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscribeHref(locale, origin))}`
}

/** The path of the calendar of a class. */
export const classCalendarHref = (found: Pick<ClassOfSchool, 'slug'>): string =>
  classHref(found) + CALENDAR_PATH

/** The path of the feed of a class. */
export const classFeedHref = (found: Pick<ClassOfSchool, 'slug'>): string =>
  `${classHref(found)}/feed.xml`

/** The path of the notice feed. */
export const FEED_PATH = '/notices/feed.xml'

export const FEED_TYPE = 'application/atom+xml'
