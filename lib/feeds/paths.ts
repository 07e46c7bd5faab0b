/** Where the dates of the session can be followed from a calendar program. */
export const CALENDAR_PATH = '/calendar.ics'

/** The address with which a calendar program subscribes, instead of importing once. */
export function subscribeHref(origin: string): string {
  return origin.replace(/^https?:/, 'webcal:') + CALENDAR_PATH
}

/** Where the notices can be followed from another program. */
export const FEED_PATH = '/notices/feed.xml'

export const FEED_TYPE = 'application/atom+xml'
