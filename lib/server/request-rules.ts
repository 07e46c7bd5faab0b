import { MAX_FILES_BYTES } from 'school-schema/files/attachments'
import type { IncomingHttpHeaders } from 'node:http'

/** What decides which form of a page a visitor gets; shared caches vary by it. */
export const VISIT_HEADER = 'sec-fetch-site'

/**
 * Whether the visitor comes from elsewhere, and so lacks the style sheet of the website. Every supported browser says where
 * a visitor comes from.
 */
export const isEntering = ({ [VISIT_HEADER]: from }: IncomingHttpHeaders): boolean =>
  from !== undefined && from !== 'same-origin'

/** The 404 page, at this path below each language, also the first one; only `proxy.ts` leads to it. */
export const MISSING_PATH = '/missing'

/** Before the path of a page that is rendered for its query; only `proxy.ts` leads there. */
export const ON_REQUEST_PATH = '/on-request'

/**
 * The maximum size of a post in bytes: twenty answers of 2,000 characters at three bytes, which a post without JavaScript
 * has twice after a mistake.
 */
export const MAX_POST_BYTES = 256 * 1024

/** The same with files, for the forms of a school that ask for one. */
export const MAX_FILE_POST_BYTES = MAX_FILES_BYTES + MAX_POST_BYTES
