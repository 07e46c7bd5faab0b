import { listNotices } from '@/lib/cms/notices'
import { getSchool } from '@/lib/cms/school'
import { siteEnvironment } from '@/lib/env/site'
import { noticeFeed } from '@/lib/feed/notice-feed'
import { FEED_TYPE } from '@/lib/feed/path'

export const dynamic = 'force-static'
export const revalidate = 300

/** All notices in full, for programs that follow them. */
export async function GET(): Promise<Response> {
  const [school, notices] = await Promise.all([getSchool(), listNotices()])
  const { SITE_URL } = siteEnvironment()
  return new Response(noticeFeed(notices, school, SITE_URL), {
    headers: { 'content-type': `${FEED_TYPE}; charset=utf-8` },
  })
}
