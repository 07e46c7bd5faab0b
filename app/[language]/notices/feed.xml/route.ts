import { listFirstNotices } from '@/lib/notices/notices'
import { getSchool } from '@/lib/school/school'
import { MAX_LISTED } from '@/lib/notices/archive'
import { noticeFeed } from '@/lib/feeds/notice-feed'
import { FEED_TYPE } from '@/lib/feeds/paths'
import { answerIn, type LanguageContext } from '@/lib/feeds/answer-in'
import { siteEnvironment } from '@/lib/server/environment'
import { etagOf } from '@/lib/server/etag'

export const dynamic = 'force-static'

/** The current notices of a language with their full texts as an Atom feed. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, async (locale) => {
    const [school, { first }] = await Promise.all([
      getSchool(locale.language),
      listFirstNotices(locale.language, MAX_LISTED),
    ])
    const text = noticeFeed(locale, first, school, siteEnvironment().SITE_URL)
    return new Response(text, {
      headers: { 'content-type': `${FEED_TYPE}; charset=utf-8`, etag: etagOf(text) },
    })
  })
