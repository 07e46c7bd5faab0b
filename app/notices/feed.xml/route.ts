import { listFirstNotices } from '@/lib/cms/notices'
import { getSchool } from '@/lib/cms/school'
import { siteEnvironment } from '@/lib/env/site'
import { noticeFeed } from '@/lib/feed/notice-feed'
import { FEED_TYPE } from '@/lib/feed/path'
import { MOST_LISTED } from '@/lib/notices/paging'

export const dynamic = 'force-static'
export const revalidate = 300

/** The notices of the page of notices in full, for programs that follow them. */
export async function GET(): Promise<Response> {
  const [school, { first }] = await Promise.all([getSchool(), listFirstNotices(MOST_LISTED)])
  const { SITE_URL } = siteEnvironment()
  return new Response(noticeFeed(first, school, SITE_URL), {
    headers: { 'content-type': `${FEED_TYPE}; charset=utf-8` },
  })
}
