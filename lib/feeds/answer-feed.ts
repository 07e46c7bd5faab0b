import 'server-only'
import { listFirstNotices } from '../content/collections/notices.ts'
import { getSchool } from '../content/collections/school.ts'
import { MAX_LISTED } from '../content/notices/archive.ts'
import { siteEnvironment } from '../server/environment.ts'
import { noticeFeed } from './notice-feed.ts'
import { FEED_TYPE } from './paths.ts'

/** The current notices with their full texts as an Atom feed. */
export async function answerFeed(): Promise<Response> {
  const [school, { first }] = await Promise.all([getSchool(), listFirstNotices(MAX_LISTED)])
  return new Response(noticeFeed(first, school, siteEnvironment().SITE_URL), {
    headers: { 'content-type': `${FEED_TYPE}; charset=utf-8` },
  })
}
