/** Where the notices can be followed from another program. */
export const FEED_PATH = '/notices/feed.xml'

export const FEED_TYPE = 'application/atom+xml'
