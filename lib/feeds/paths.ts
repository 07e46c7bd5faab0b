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
export function subscribeHref(locale: Locale, origin: string): string {
  return origin.replace(/^https?:/, 'webcal:') + locale.path(CALENDAR_PATH)
}

/** The address at which Google's calendar subscribes, as on most phones in India. */
export function googleCalendarHref(locale: Locale, origin: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscribeHref(locale, origin))}`
}

/** The path of the notice feed. */
export const FEED_PATH = '/notices/feed.xml'

export const FEED_TYPE = 'application/atom+xml'
