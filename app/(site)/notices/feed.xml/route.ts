import { listFirstNotices } from '@/lib/content/collections/notices'
import { getSchool } from '@/lib/content/collections/school'
import { siteEnvironment } from '@/lib/server/environment'
import { noticeFeed } from '@/lib/feeds/notice-feed'
import { FEED_TYPE } from '@/lib/feeds/paths'
import { MAX_LISTED } from '@/lib/content/notices/archive'

export const dynamic = 'force-static'
/** The current notices with their full texts as an Atom feed. */
export async function GET(): Promise<Response> {
  const [school, { first }] = await Promise.all([getSchool(), listFirstNotices(MAX_LISTED)])
  const { SITE_URL } = siteEnvironment()
  return new Response(noticeFeed(first, school, SITE_URL), {
    headers: { 'content-type': `${FEED_TYPE}; charset=utf-8` },
  })
}
