/** The 404 page, at this path below each language, also the first one; only `proxy.ts` leads to it. */
export const MISSING_PATH = '/missing'

/** Before the path of a page that is rendered for its query; only `proxy.ts` leads there. */
export const ON_REQUEST_PATH = '/on-request'
